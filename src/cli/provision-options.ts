import { parseArgs } from 'node:util'

import { catalogue } from '#catalogue/indices.ts'

import { UsageError } from './environment.ts'

export const provisionUsage = `Usage: npm run provision -- [--apply] [--only INDEX]… [--json] [--force]
       npm run provision -- --records FILE --index NAME [--settings FILE] [--apply] [--json] [--force]
       npm run provision -- --put-back FILE [--apply] [--json]
       npm run provision -- --create-key

Shows what has to be done so that a provider has the catalogue; with --apply, does it.
  --only INDEX     this index alone: ${Object.keys(catalogue).join(', ')}
  --json           the plan as JSON
  --force          replace records even where an index would lose more than 30 % of them
  --keep FILE      with --apply: first writes what the indices hold into a new file
  --put-back FILE  instead of the catalogue, what --keep has written
  --records FILE   instead of the catalogue, the records of a JSON array of objects with an objectID
  --settings FILE  and the settings of a JSON object
  --index NAME     into this index
  --region REGION  of a hosted application, eu or us, for its other services
  --create-key     makes the key for the page, which can search the indices and nothing else (or finds the one
                   it made before), and prints the lines for the page's environment

On a terminal --apply asks for the application's id first. Ctrl+C leaves the index under way as it was.
Environment: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, INDEX_PREFIX, ALGOLIA_HOST (a provider of your own),
ALGOLIA_REGION (eu or us: where query suggestions and personalization are)`

export type Files = {
  readonly records: string
  readonly settings: string | undefined
  readonly index: string
}

export type Options = {
  readonly apply: boolean
  readonly json: boolean
  readonly force: boolean
  readonly createKey: boolean
  /** The value of the option, not validated yet. */
  readonly region: string | undefined
  readonly only: readonly string[]
  readonly files: Files | undefined
  /** The file to keep in what the indices hold. */
  readonly keep: string | undefined
  /** The file with what the indices held. */
  readonly putBack: string | undefined
}

type Arguments = ReturnType<typeof parseArguments>

/**
 * Reads the arguments of `npm run provision`.
 * @throws {UsageError}
 */
export function parseOptions(args: readonly string[]): Options | 'help' {
  const values = parseArguments(args)
  if (values.help) return 'help'
  refuseUnknown(values.only)
  const { apply, json, force, only, region, keep, 'put-back': putBack } = values
  const createKey = values['create-key']
  const files = readFiles(values)
  if (createKey && (apply || files !== undefined || only.length > 0)) {
    throw new UsageError('--create-key makes the key and nothing else: give it alone.')
  }
  if (putBack !== undefined && (files !== undefined || only.length > 0 || keep !== undefined)) {
    throw new UsageError(
      '--put-back puts back all that --keep has written: give it alone, or with --apply.',
    )
  }
  if (keep !== undefined && !apply) {
    throw new UsageError('--keep is for --apply: nothing is changed without it.')
  }
  return { apply, json, force, createKey, only, files, region, keep, putBack }
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        apply: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'create-key': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        only: { type: 'string', multiple: true, default: [] },
        records: { type: 'string' },
        settings: { type: 'string' },
        index: { type: 'string' },
        region: { type: 'string' },
        keep: { type: 'string' },
        'put-back': { type: 'string' },
      },
    }).values
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${reason}\n\n${provisionUsage}`, { cause })
  }
}

function readFiles({ records, settings, index, only }: Arguments): Files | undefined {
  if (records === undefined && settings === undefined && index === undefined) return undefined
  if (records === undefined || index === undefined || index === '') {
    throw new UsageError(
      'Records of a file need both: --records FILE and --index NAME (and --settings FILE if you like).',
    )
  }
  if (only.length > 0) throw new UsageError('--only chooses of the catalogue; --records is not it.')
  return { records, settings, index }
}

function refuseUnknown(only: readonly string[]): void {
  const unknown = only.find((name) => !Object.hasOwn(catalogue, name))
  if (unknown === undefined) return
  const known = Object.keys(catalogue).join(', ')
  throw new UsageError(`There is no index "${unknown}". The indices are ${known}.`)
}
