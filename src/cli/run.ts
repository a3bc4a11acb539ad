import type { Algoliasearch } from 'algoliasearch'

import { stampOf } from '#catalogue/data-stamp.ts'
import { loadCatalogue } from '#ingest/cache.ts'

import { createApplyProgress } from './apply-progress.ts'
import { apply } from './apply.ts'
import { type Connection, connect } from './client.ts'
import { type Around, type ExitCode, runCommand } from './command.ts'
import { readConnection, writing } from './environment.ts'
import { estimate } from './estimate.ts'
import { type Operation, isShrinking, plan } from './plan.ts'
import { type Options, parseOptions, usage } from './provision-options.ts'
import { readRecordFile, readSettingsFile } from './read-file.ts'
import { readApplication } from './remote.ts'
import { describeSearchKey, findOrCreateKey } from './search-key.ts'
import { planAsData, showPlan } from './show-plan.ts'
import { type IndexSource, type Records, readSources } from './source.ts'
import type { Terminal } from './terminal.ts'
import { InterruptedError } from './watch-requests.ts'

/** Where a provisioning runs. */
export type Surroundings = Around & {
  /** The records to send; built from the npm data packages unless given. */
  readonly readRecords?: () => Promise<Records>
  /** Reads the line that somebody types, '' where the input ends; absent: there is nobody to ask. */
  readonly readLine?: (signal: AbortSignal) => Promise<string>
  /** Called when there is something to interrupt: from then on an interruption ends the run in order. */
  readonly listenForInterruption?: () => AbortSignal
}

type Running = {
  readonly options: Options
  readonly terminal: Terminal
  readonly around: Surroundings
  readonly connection: Connection
}

function refuseLosses(operations: readonly Operation[], force: boolean): void {
  const loss = operations.find(isShrinking)
  if (loss === undefined || force) return
  throw new Error(
    `Index ${loss.index} would lose more than 30 % of its records. Is this the right application and prefix? ` +
      'Nothing was changed; --force replaces them all the same.',
  )
}

const prefixOf = ({ env }: Around): string => env['INDEX_PREFIX'] ?? ''

async function readWanted({ options, around }: Running): Promise<readonly IndexSource[]> {
  const { files, only } = options
  const prefix = prefixOf(around)
  if (files !== undefined) {
    const settings = files.settings === undefined ? {} : await readSettingsFile(files.settings)
    const records = await readRecordFile(files.records)
    return [{ name: prefix + files.index, settings, replicas: [], synonyms: undefined, records }]
  }
  const sources = await readCatalogue(around, prefix)
  return sources.filter(({ name }) => only.length === 0 || only.includes(name.slice(prefix.length)))
}

async function readCatalogue(
  { readRecords }: Surroundings,
  prefix: string,
): Promise<readonly IndexSource[]> {
  if (readRecords !== undefined) return readSources(await readRecords(), prefix)
  const { records, content } = await loadCatalogue()
  return readSources(records, prefix, stampOf(content.summary))
}

function show(running: Running, text: () => string): void {
  const { terminal, connection, options } = running
  if (!options.json) {
    terminal.print(`Application ${connection.appId} at ${connection.host ?? 'the hosted provider'}`)
  }
  terminal.print(text())
}

/** Typed by hand, so that nobody changes another application than the one they think of. */
async function confirm(running: Running, signal: AbortSignal): Promise<void> {
  const { terminal, around, connection } = running
  if (around.readLine === undefined) return
  terminal.note(`To change application ${connection.appId}, type its id:`)
  const typed = await around.readLine(signal)
  if (signal.aborted) throw new InterruptedError('Interrupted')
  if (typed.trim() === connection.appId) return
  throw new Error(`That is not "${connection.appId}". Nothing was changed.`)
}

async function applyPlan(running: Running, operations: readonly Operation[]): Promise<void> {
  const { terminal, around, connection } = running
  const signal = around.listenForInterruption?.() ?? new AbortController().signal
  let current: Operation | undefined
  try {
    await confirm(running, signal)
    const { onOperation, onBatch } = createApplyProgress(operations, terminal)
    await apply(operations, {
      client: connect(connection, { signal, onBatch }),
      signal,
      onOperation(operation, done) {
        current = operation
        onOperation(operation, done)
      },
    })
  } catch (error) {
    if (!(error instanceof InterruptedError)) throw error
    const state =
      current === undefined
        ? 'Nothing was changed.'
        : `The records of ${current.index} are as they were, what came before it is done; the same command finds the rest.`
    throw new Error(`Interrupted. ${state}`, { cause: error })
  }
}

async function provision(running: Running, client: Algoliasearch): Promise<void> {
  const { options, terminal } = running
  const sources = await readWanted(running)
  const application = await readApplication(client, sources)
  const operations = plan(sources, application.remote)
  const estimated = estimate({ sources, operations, ...application })
  show(running, () =>
    options.json
      ? JSON.stringify(planAsData(operations, estimated), null, 2)
      : showPlan(operations, estimated),
  )
  if (!options.apply) return terminal.note('Nothing was changed. --apply does the above.')
  refuseLosses(operations, options.force)
  await applyPlan(running, operations)
}

async function createKey(running: Running, client: Algoliasearch): Promise<void> {
  const { terminal, around, connection } = running
  const prefix = prefixOf(around)
  const wanted = describeSearchKey(prefix)
  const { key, isNew } = await findOrCreateKey(client, wanted)
  terminal.note(
    `${isNew ? 'Made a key' : 'There is such a key already'}: it may search ${wanted.indexes.join(', ')}, ` +
      `${wanted.maxQueriesPerIPPerHour} queries an hour from one address, and nothing else. It is public by design. ` +
      'For the environment of "npm run build":',
  )
  terminal.print(`VITE_ALGOLIA_APP_ID=${connection.appId}`)
  terminal.publish(`VITE_ALGOLIA_SEARCH_KEY=${key}`, key === connection.key ? '' : key)
  if (prefix !== '') terminal.print(`VITE_INDEX_PREFIX=${prefix}`)
}

/**
 * `npm run provision`: a plan, and with `--apply` its execution; or the key for the page.
 *
 * @returns the exit code: 0 done, 1 failed or interrupted, 2 called wrongly.
 */
export const run = (args: readonly string[], around: Surroundings): Promise<ExitCode> =>
  runCommand(args, around, async (terminal) => {
    const options = parseOptions(args)
    if (options === 'help') {
      terminal.print(usage)
      return 0
    }
    const connection = readConnection(around.env, writing)
    const running = { options, terminal, around, connection }
    const client = connect(connection)
    await (options.createKey ? createKey(running, client) : provision(running, client))
    return 0
  })
