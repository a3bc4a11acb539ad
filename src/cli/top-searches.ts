import { catalogue } from '#catalogue/index.ts'

import { connect, hostsAt } from './client.ts'
import { type CliContext, type ExitCode, runCommand } from './command.ts'
import { readConnection, writing } from './environment.ts'
import { formatTable } from './terminal.ts'

type Row = { readonly search: string; readonly count: number; readonly nbHits?: number }

const limit = 20

function showSearches(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return `${title}\n(none)`
  const lines = rows.map(({ search, count, nbHits }) => [
    search === '' ? '(nothing typed)' : search,
    count.toLocaleString('en'),
    nbHits?.toLocaleString('en') ?? '0',
  ])
  return `${title}\n${formatTable([['search', 'times', 'results'], ...lines])}`
}

/** True for the answers of a provider that knows no analytics: it says so, or has no such address. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error &&
  'status' in error &&
  ([404, 405].includes(Number(error.status)) ||
    (Number(error.status) === 400 && error.message.startsWith('The embedded provider ')))

/**
 * `npm run report`: what visitors search for most, and what they search for and do not find, in the last week.
 *
 * @returns the exit code: 0 shown, 1 failed, 2 called wrongly.
 */
export const reportSearches = (args: readonly string[], context: CliContext): Promise<ExitCode> =>
  runCommand(args, context, async ({ print, note }) => {
    const connection = readConnection(context.env, writing)
    const { host } = connection
    const options = host === undefined ? {} : { hosts: hostsAt(host) }
    const analytics = connect(connection).initAnalytics({ options })
    const index = (context.env['INDEX_PREFIX'] ?? '') + catalogue.features.name
    try {
      const [top, lost] = await Promise.all([
        analytics.getTopSearches({ index, limit }),
        analytics.getSearchesNoResults({ index, limit }),
      ])
      print(showSearches(`Most searched in ${index}`, top.searches))
      print(showSearches(`\nSearched in ${index} without results`, lost.searches))
      return 0
    } catch (error) {
      if (!isUnknown(error)) throw error
      note(
        `The provider at ${host ?? 'the hosted address'} keeps no analytics, so there is nothing to report. ` +
          'Unset ALGOLIA_HOST to ask the hosted provider.',
      )
      return 1
    }
  })
