import type { SupportColumn, SupportFacts } from './support-state.ts'
import { supportCell } from './support-state.ts'

/** An engine's entry in the narrow form of a row of cells. */
export type EngineVersion = { readonly name: string; readonly version: string }

export type EngineGroup = { readonly engine: string; readonly members: readonly SupportColumn[] }

/**
 * "Chrome 105 · Firefox 110 · Safari 16": the version of an engine's first browser, and a second
 * value if another of its browsers lacks support ("Firefox 4 / –"). The percentage of working parts
 * if some are missing.
 *
 * @param today `YYYY-MM-DD`
 */
export function engineVersions(
  columns: readonly SupportColumn[],
  facts: SupportFacts,
  today: string,
): readonly EngineVersion[] {
  return engineGroups(columns).map(({ engine, members }) => {
    const versions = members.map((column) => supportCell(column, facts, today).text)
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

/** Groups columns by engine, in the order of the columns. */
export function engineGroups(columns: readonly SupportColumn[]): readonly EngineGroup[] {
  const names = Array.from(new Set(columns.map(({ engine }) => engine)))
  return names.map((engine) => ({
    engine,
    members: columns.filter((column) => column.engine === engine),
  }))
}
