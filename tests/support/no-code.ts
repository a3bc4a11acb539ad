import type { CodeTable } from '#contracts/code-table.ts'

/** A table of no entries. */
export const noCode: CodeTable = {
  keys: '',
  names: '',
  kinds: '',
  support: [],
  rows: [],
  platforms: [],
  platformRows: [],
  features: '',
  otherNames: [],
  parts: [],
  words: '',
  ofFeatures: [],
  secure: [],
  types: '',
  parents: {},
  elements: {},
}
