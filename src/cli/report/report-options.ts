import { parseArgs } from 'node:util'

import { catalogue } from '#catalogue/indices.ts'
import { UsageError } from '#cli/environment.ts'

const names: readonly string[] = Object.values(catalogue).flatMap(({ name, replicas }): string[] =>
  [{ name }, replicas].flat().map((index) => index.name),
)

export const reportUsage = `Usage: npm run report -- [--days NUMBER] [--index INDEX] [--json | --html FILE]

Shows what visitors searched for and did with what they found.
  --days NUMBER    the last days, today included (30; at most 365)
  --index INDEX    an index or an order of one (features): ${names.join(', ')}
  --json           as JSON
  --html FILE      as a page with charts

Environment: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY (a key with the right "analytics"), INDEX_PREFIX, ALGOLIA_HOST (a provider of your own)`

export type ReportOptions = {
  readonly days: number
  /** Without the prefix. */
  readonly index: string
  readonly json: boolean
  readonly html: string | undefined
}

const MAX_DAYS = 365

/**
 * Reads the arguments of `npm run report`.
 * @throws {UsageError}
 */
export function parseReportOptions(args: readonly string[]): ReportOptions | 'help' {
  const { days, index, json, html, help } = parseArguments(args)
  if (help) return 'help'
  const number = /^\d+$/.test(days) ? Number(days) : Number.NaN
  if (!(number >= 1 && number <= MAX_DAYS)) {
    throw new UsageError(`--days is "${days}"; it must be a whole number from 1 to ${MAX_DAYS}.`)
  }
  if (!names.includes(index)) {
    throw new UsageError(`There is no index "${index}". The indices are ${names.join(', ')}.`)
  }
  if (html === '') throw new UsageError('--html needs the name of a file.')
  if (json && html !== undefined) throw new UsageError('Choose one of --json and --html.')
  return { days: number, index, json, html }
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        days: { type: 'string', default: '30' },
        index: { type: 'string', default: catalogue.features.name },
        json: { type: 'boolean', default: false },
        html: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\n\n${reportUsage}`,
    )
  }
}
