import type { SupportColumn, SupportFacts } from './support-state.ts'
import { supportCell } from './support-state.ts'

/** The narrow form of a row of cells: one version an engine. */
export type EngineVersion = { readonly name: string; readonly version: string }

export type EngineGroup = { readonly engine: string; readonly members: readonly SupportColumn[] }

/**
 * "Chrome 105 · Firefox 110 · Safari 16": the version of an engine's first browser, and a second value where another of
 * its browsers lacks support ("Firefox 4 / –"). Where parts are missing, the percentage that works.
 */
export function engineVersions(
  columns: readonly SupportColumn[],
  facts: SupportFacts,
): readonly EngineVersion[] {
  return engineGroups(columns).map(({ engine, members }) => {
    // No day: it decides what is new, which this line does not tell.
    const versions = members.map((column) => supportCell(column, facts, '').text)
    const [first = '–'] = versions
    const exception = versions.find((version) => isShort(version) !== isShort(first))
    return {
      name: members[0]?.brand ?? engine,
      version: exception === undefined ? first : `${first} / ${exception}`,
    }
  })
}

function isShort(version: string): boolean {
  return version === '–' || version.endsWith('%')
}

/** Neighbours of one engine together, in the order of the columns. */
export function engineGroups(columns: readonly SupportColumn[]): readonly EngineGroup[] {
  const names = Array.from(new Set(columns.map(({ engine }) => engine)))
  return names.map((engine) => ({
    engine,
    members: columns.filter((column) => column.engine === engine),
  }))
}
