import { supportCell, type SupportColumn, type SupportFacts } from './support-state.ts'

/** A browser in the narrow form of a row of cells. */
export type BrowserVersion = { readonly name: string; readonly version: string }

/** `apart`: a browser of the engine whose support differs, by its device: "Android". */
type EngineVersion = BrowserVersion & { readonly apart?: BrowserVersion }

export type EngineGroup = { readonly engine: string; readonly members: readonly SupportColumn[] }

/**
 * "Chrome 105 · Firefox 110, Android – · Safari 16": the version of an engine's first browser, and
 * another one that is missing, or that alone has it.
 *
 * @param today `YYYY-MM-DD`
 */
export function engineVersions(
  columns: readonly SupportColumn[],
  facts: SupportFacts,
  today: string,
): readonly EngineVersion[] {
  return engineGroups(columns).map(({ engine, members }) => {
    const browsers = members.map((column) => ({
      name: column.device === '' ? column.brand : column.device,
      version: supportCell(column, facts, today).text,
    }))
    const [first = { name: engine, version: '–' }] = browsers
    const apart = browsers.find(({ version }) => (version === '–') !== (first.version === '–'))
    return apart === undefined ? first : { name: first.name, version: first.version, apart }
  })
}

/** Groups columns by engine, in the order of the columns. */
export function engineGroups(columns: readonly SupportColumn[]): readonly EngineGroup[] {
  const names = Array.from(new Set(columns.map(({ engine }) => engine)))
  return names.map((engine) => ({
    engine,
    members: columns.filter((column) => column.engine === engine),
  }))
}
