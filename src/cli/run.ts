import { parseArgs } from 'node:util'

import { catalogue } from '#catalogue/index.ts'
import { loadCatalogue } from '#ingest/cache.ts'

import { apply } from './apply.ts'
import { connect } from './client.ts'
import { type Around, type ExitCode, runCommand } from './command.ts'
import { UsageError, readConnection, writing } from './environment.ts'
import { type Operation, isShrinking, plan } from './plan.ts'
import { readRemote } from './remote.ts'
import { planAsData, showPlan } from './show-plan.ts'
import { type IndexSource, type Records, readSources } from './source.ts'
import type { Terminal } from './terminal.ts'

/** Where a provisioning runs. */
export type Surroundings = Around & {
  /** The records to send; built from the npm data packages unless given. */
  readonly readRecords?: () => Promise<Records>
}

const usage = `Usage: npm run provision -- [--apply] [--only INDEX]… [--json] [--force]

Shows what has to be done so that a provider has the catalogue; with --apply, does it.
  --only INDEX  this index alone: ${Object.keys(catalogue).join(', ')}
  --json        the plan as JSON
  --force       replace records even where an index would lose more than 30 % of them

Environment: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, INDEX_PREFIX, ALGOLIA_HOST (a provider of your own)`

type Options = {
  readonly apply: boolean
  readonly json: boolean
  readonly force: boolean
  readonly only: readonly string[]
}

function parse(args: readonly string[]): Options | 'help' {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        apply: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        only: { type: 'string', multiple: true, default: [] },
      },
    })
    return values.help ? 'help' : values
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${reason}\n\n${usage}`, { cause })
  }
}

function choose(only: readonly string[], prefix: string): (source: IndexSource) => boolean {
  const unknown = only.find((name) => !Object.hasOwn(catalogue, name))
  if (unknown !== undefined) {
    const known = Object.keys(catalogue).join(', ')
    throw new UsageError(`There is no index "${unknown}". The indices are ${known}.`)
  }
  return ({ name }) => only.length === 0 || only.includes(name.slice(prefix.length))
}

function refuseLosses(operations: readonly Operation[], force: boolean): void {
  const loss = operations.find(isShrinking)
  if (loss === undefined || force) return
  throw new Error(
    `Index ${loss.index} would lose more than 30 % of its records. Is this the right application and prefix? ` +
      'Nothing was changed; --force replaces them all the same.',
  )
}

type Running = {
  readonly options: Options
  readonly terminal: Terminal
  readonly around: Surroundings
}

async function provision({ options, terminal, around }: Running): Promise<void> {
  const { env, readRecords = async () => (await loadCatalogue()).records } = around
  const connection = readConnection(env, writing)
  const prefix = env['INDEX_PREFIX'] ?? ''
  const isChosen = choose(options.only, prefix)
  const client = connect(connection)
  const sources = readSources(await readRecords(), prefix).filter(isChosen)
  const operations = plan(sources, await readRemote(client, sources))
  if (options.json) terminal.print(JSON.stringify(planAsData(operations), null, 2))
  else {
    terminal.print(`Application ${connection.appId} at ${connection.host ?? 'the hosted provider'}`)
    terminal.print(showPlan(operations))
  }
  if (!options.apply) return terminal.note('Nothing was changed. --apply does the above.')
  refuseLosses(operations, options.force)
  const started = performance.now()
  await apply(operations, {
    client,
    onOperation: (operation, done) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const what = operation ? `${operation.kind} of ${operation.index}` : 'done'
      terminal.note(`${done} of ${operations.length} (${seconds} s): ${what}`)
    },
  })
}

/**
 * `npm run provision`: a plan, and with `--apply` its execution.
 *
 * @returns the exit code: 0 done, 1 failed, 2 called wrongly.
 */
export const run = (args: readonly string[], around: Surroundings): Promise<ExitCode> =>
  runCommand(args, around, async (terminal) => {
    const options = parse(args)
    if (options === 'help') terminal.print(usage)
    else await provision({ options, terminal, around })
    return 0
  })
