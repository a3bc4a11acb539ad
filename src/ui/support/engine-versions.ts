import type { SupportColumn, SupportFacts } from './support-state.ts'

/** The narrow form of a row of cells: one version an engine. */
export type EngineVersion = { readonly engine: string; readonly version: string }

export type EngineGroup = { readonly engine: string; readonly members: readonly SupportColumn[] }

/**
 * "Blink 105 · Gecko 110 · WebKit 16": the version of an engine's first browser, and a second value where another of
 * its browsers lacks support ("Gecko 4 / –"). Where parts are missing, the percentage that works.
 */
export function engineVersions(
  columns: readonly SupportColumn[],
  { support, coverage }: SupportFacts,
): readonly EngineVersion[] {
  return engineGroups(columns).map(({ engine, members }) => {
    const versions = members.map(({ id }) => support[id] ?? percent(coverage?.[id]))
    const [first = '–'] = versions
    const exception = versions.find((version) => isShort(version) !== isShort(first))
    return { engine, version: exception === undefined ? first : `${first} / ${exception}` }
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

function percent(covered = 0): string {
  return covered > 0 ? `${Math.min(99, Math.max(1, Math.floor(covered)))}%` : '–'
}
