import type { Algoliasearch } from 'algoliasearch'

import { catalogue } from '#catalogue/index.ts'

import { connect } from './client.ts'
import { type Around, type ExitCode, runCommand } from './command.ts'
import { readConnection, searching } from './environment.ts'
import { formatTable } from './table.ts'

/** Something that a search key either must be able to do or must not. */
type Check = {
  readonly what: string
  readonly isAllowed: boolean
  readonly attempt: (client: Algoliasearch) => Promise<unknown>
}

/** The status of an attempt's answer; 0 where there was none. */
async function statusOf(attempt: Promise<unknown>): Promise<number> {
  try {
    await attempt
    return 200
  } catch (error) {
    if (error instanceof Error && 'status' in error) return Number(error.status)
    return 0
  }
}

const namesOf = (prefix: string): readonly string[] =>
  Object.values(catalogue)
    .flatMap(({ name, replicas }) => [[{ name }], replicas].flat())
    .map(({ name }) => prefix + name)

/** Attempts that change nothing even where they are, wrongly, allowed. */
function forbidden(indexName: string): readonly Check[] {
  const attempts: Readonly<Record<string, Check['attempt']>> = {
    'list indices': (client) => client.listIndices(),
    'read settings': (client) => client.getSettings({ indexName }),
    'browse records': (client) => client.browse({ indexName, browseParams: { hitsPerPage: 1 } }),
    'change settings': (client) => client.setSettings({ indexName, indexSettings: {} }),
    'delete records': (client) => client.deleteObject({ indexName, objectID: 'no such record' }),
    'list keys': (client) => client.listApiKeys(),
  }
  return Object.entries(attempts).map(([what, attempt]) => ({ what, isAllowed: false, attempt }))
}

const allowed = (indexName: string): Check => ({
  what: `search ${indexName}`,
  isAllowed: true,
  attempt: (client) => client.searchSingleIndex({ indexName, searchParams: { hitsPerPage: 1 } }),
})

type Row = { readonly cells: readonly string[]; readonly isGood: boolean }

async function check(client: Algoliasearch, { what, isAllowed, attempt }: Check): Promise<Row> {
  const status = await statusOf(attempt(client))
  const wanted = isAllowed ? 200 : 403
  const isGood = status === wanted
  return { cells: [what, String(wanted), String(status), isGood ? 'ok' : 'WRONG'], isGood }
}

/**
 * `npm run verify-key`: proves that the key in the page can search our indices and do nothing else.
 *
 * @returns the exit code: 0 so it is, 1 it is not, 2 called wrongly.
 */
export const verifyKey = (args: readonly string[], around: Around): Promise<ExitCode> =>
  runCommand(args, around, async ({ print, note }) => {
    const { env } = around
    const client = connect(readConnection(env, searching))
    const names = namesOf(env['VITE_INDEX_PREFIX'] ?? env['INDEX_PREFIX'] ?? '')
    const checks = [...names.map(allowed), ...forbidden(names[0] ?? '')]
    const rows = await Promise.all(checks.map((one) => check(client, one)))
    print(formatTable([['attempt', 'wanted', 'got', ''], ...rows.map(({ cells }) => cells)]))
    const other = await statusOf(allowed(`${names[0]}_of_somebody_else`).attempt(client))
    if (other !== 403) {
      note('The key is not limited to these indices. If others share the application, list them.')
    }
    const wrong = rows.filter(({ isGood }) => !isGood).length
    note(
      wrong === 0 ? 'The key can search, and nothing else.' : `${wrong} of ${rows.length} wrong.`,
    )
    return wrong === 0 ? 0 : 1
  })
