import type { CodeTable } from '#catalogue/code-table.ts'

/** A table of no entries. */
export const noCode: CodeTable = {
  widely: {},
  keys: '',
  names: '',
  kinds: '',
  support: [],
  rows: [],
  features: '',
  parts: [],
  types: '',
  parents: {},
  elements: {},
}
