import { loadCatalogue } from '#ingest/cache.ts'
import { MAPPINGS, loadMappings } from '#ingest/sources/mappings.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'

import { type ChangeLogPlace, refreshChangeLog } from './change-log.ts'
import { type CliContext, type ExitCode, runCommand } from './command.ts'
import { installedCorrections } from './corrections.ts'
import { UsageError } from './environment.ts'
import { type MappingsPlace, refreshMappings } from './mappings.ts'
import { describeAbandoned, type Published, readRegistry } from './published.ts'

export const dataUsage = `Usage: npm run data -- records   builds the records of the installed packages, or says what to decide first
       npm run data -- corrections  prints what is corrected of the compat data, as Markdown for an issue there
       npm run data -- mappings  replaces the facts of web-features-mappings with the newest; asks GitHub
       npm run data -- changes   adds to the log what releases of web-features changed; asks the registry
       npm run data -- ages      says which packages seem to be abandoned; asks the registry`

export type DataContext = CliContext & {
  /** What the registry has; by default it is asked. */
  readonly readPublished?: () => Promise<readonly Published[]>
  /** How the repository of the mappings is read, and where they are written. */
  readonly mappings?: Pick<MappingsPlace, 'read' | 'file'>
  /** How the log of changes reads web-features, and where it is written. */
  readonly changes?: ChangeLogPlace
  readonly today?: Date
}

/**
 * `npm run data`: checks the data packages.
 * @returns the exit code: 0 good, 1 a sentence says what to decide, 2 wrong usage
 */
export const runDataCommand = (args: readonly string[], context: DataContext): Promise<ExitCode> =>
  runCommand(args, context, async ({ print, note }) => {
    const [what] = args
    if (args.length === 1 && what === 'records') {
      const { summary, warnings } = await loadCatalogue()
      for (const warning of warnings) note(`Warning: ${warning}`)
      const counts = Object.entries(summary.counts).map(
        ([name, count]) => `${formatCount(count)} ${name}`,
      )
      print(`${counts.join(', ')}, as of ${summary.asOf}`)
      return 0
    }
    if (args.length === 1 && what === 'corrections') {
      print(await installedCorrections())
      return 0
    }
    if (args.length === 1 && what === 'mappings') {
      const before = await loadMappings(context.mappings?.file)
      const { commit, date, features } = await refreshMappings({ ...context.mappings, before })
      const count = formatCount(Object.keys(features).length)
      print(`${MAPPINGS} ${commit} of ${formatDay(date)}: ${count} features`)
      return 0
    }
    if (args.length === 1 && what === 'changes') {
      const added = await refreshChangeLog(context.changes)
      print(`${pluralize(added.length, 'change', 'changes')} of web-features added to the log`)
      return 0
    }
    if (args.length !== 1 || what !== 'ages') throw new UsageError(dataUsage)
    const { readPublished = readRegistry, today = new Date() } = context
    const published = await readPublished()
    const abandoned = describeAbandoned(published, today)
    for (const sentence of abandoned) note(sentence)
    if (abandoned.length > 0) return 1
    print(`All ${String(published.length)} data packages are maintained.`)
    return 0
  })
