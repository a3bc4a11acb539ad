import type { Algoliasearch } from 'algoliasearch'

import { connect } from '#provision/client.ts'
import { searchedNames } from '#provision/search-key.ts'

import { type CliContext, type ExitCode, runCommand } from './command.ts'
import { readConnection, searching } from './environment.ts'
import { formatTable } from './terminal.ts'

/** An action that a search key either must allow or must refuse. */
type Check = {
  readonly what: string
  readonly isAllowed: boolean
  readonly attempt: (client: Algoliasearch) => Promise<unknown>
}

const allowed = (indexName: string): Check => ({
  what: `search ${indexName}`,
  isAllowed: true,
  attempt: (client) =>
    client.searchSingleIndex({ indexName, searchParams: { hitsPerPage: 1, analytics: false } }),
})

type Row = { readonly cells: readonly string[]; readonly isGood: boolean }

/**
 * `npm run verify-key`: checks that the page's key can search our indices and do nothing else. A
 * key for all indices gets "not found" for a missing index; a restricted key is refused before.
 * @returns the exit code: 0 correct, 1 incorrect, 2 wrong usage
 */
export const verifyKey = (args: readonly string[], context: CliContext): Promise<ExitCode> =>
  runCommand(args, context, async ({ print, note }) => {
    const { env } = context
    const client = connect(readConnection(env, searching))
    const names = searchedNames(env['VITE_INDEX_PREFIX'] ?? env['INDEX_PREFIX'] ?? '')
    const checks = [...names.map(allowed), ...forbidden(names[0] ?? '')]
    const rows = await Promise.all(checks.map((one) => check(client, one)))
    print(formatTable([['attempt', 'wanted', 'got', ''], ...rows.map(({ cells }) => cells)]))
    const wrong = rows.filter(({ isGood }) => !isGood).length
    note(
      wrong === 0
        ? 'The key can search these indices, and nothing else.'
        : `${wrong} of ${rows.length} wrong. "npm run provision -- --create-key" makes a key that is right.`,
    )
    return wrong === 0 ? 0 : 1
  })

async function statusOf(attempt: Promise<unknown>): Promise<number> {
  try {
    await attempt
    return 200
  } catch (error) {
    if (error instanceof Error && 'status' in error) return Number(error.status)
    return 0
  }
}

/** Attempts that must be refused. They change nothing even if they are allowed by mistake. */
function forbidden(indexName: string): readonly Check[] {
  const attempts: Readonly<Record<string, Check['attempt']>> = {
    'list indices': (client) => client.listIndices(),
    'read settings': (client) => client.getSettings({ indexName }),
    'browse records': (client) => client.browse({ indexName, browseParams: { hitsPerPage: 1 } }),
    'change settings': (client) => client.setSettings({ indexName, indexSettings: {} }),
    'delete records': (client) => client.deleteObject({ indexName, objectID: 'no such record' }),
    'change records': (client) =>
      client.partialUpdateObject({
        indexName,
        objectID: 'no such record',
        attributesToUpdate: {},
        createIfNotExists: false,
      }),
    'list keys': (client) => client.listApiKeys(),
    'search another index': (client) =>
      client.searchSingleIndex({ indexName: `${indexName}_of_somebody_else` }),
  }
  return Object.entries(attempts).map(([what, attempt]) => ({ what, isAllowed: false, attempt }))
}

async function check(client: Algoliasearch, { what, isAllowed, attempt }: Check): Promise<Row> {
  const status = await statusOf(attempt(client))
  const wanted = isAllowed ? 200 : 403
  const isGood = status === wanted
  return {
    cells: [
      what,
      String(wanted),
      status === 0 ? 'no answer' : String(status),
      isGood ? 'ok' : 'WRONG',
    ],
    isGood,
  }
}
