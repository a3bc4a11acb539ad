import type { Algoliasearch } from 'algoliasearch'

import { indexNames } from '#catalogue/indices.ts'
import { stampOf } from '#contracts/data-stamp.ts'
import { loadRecords } from '#ingest/cache.ts'
import { weeklyGrowth } from '#ingest/checks.ts'
import { isoDay } from '#lib/dates.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { apply } from '#provision/apply.ts'
import { connect, type Connection } from '#provision/client.ts'
import {
  estimate,
  type Estimate,
  type IndexEstimate,
  type SettingsEstimate,
  type Usage,
  warnings,
} from '#provision/estimate.ts'
import { isShrinking, type Operation, plan } from '#provision/plan.ts'
import { readApplication } from '#provision/remote.ts'
import { describeSearchKey, findOrCreateKey } from '#provision/search-key.ts'
import { provisionServices } from '#provision/services.ts'
import { type IndexSource, readSources, type RecordsByIndex } from '#provision/source.ts'
import { InterruptedError } from '#provision/watch-requests.ts'

import { createApplyProgress } from './apply-progress.ts'
import { type CliContext, type ExitCode, runCommand } from './command.ts'
import { readConnection, readRegion, writing } from './environment.ts'
import { keepLive, readKept } from './kept.ts'
import { type Options, parseOptions, provisionUsage } from './provision-options.ts'
import { readRecordFile, readSettingsFile } from './read-file.ts'
import { type Terminal, formatTable } from './terminal.ts'

export type ProvisionContext = CliContext & {
  /** Returns the records to send. By default they are built from the npm data packages. */
  readonly readRecords?: () => Promise<RecordsByIndex>
  /** Reads a typed line, '' if the input ends; absent if the input is not a terminal. */
  readonly readLine?: (signal: AbortSignal) => Promise<string>
  /** Called before the first change; from then on, interruptions end the run in an orderly way. */
  readonly listenForInterruption?: () => AbortSignal
}

type ProvisionTask = {
  readonly options: Options
  readonly terminal: Terminal
  readonly context: ProvisionContext
  readonly connection: Connection
}

const prefixOf = ({ env }: CliContext): string => env['INDEX_PREFIX'] ?? ''

/**
 * `npm run provision`: prints a plan and, with `--apply`, carries it out; or creates the page's
 * key.
 * @returns the exit code: 0 done, 1 failed or interrupted, 2 wrong usage
 */
export const run = (args: readonly string[], context: ProvisionContext): Promise<ExitCode> =>
  runCommand(args, context, async (terminal) => {
    const options = parseOptions(args)
    if (options === 'help') {
      terminal.print(provisionUsage)
      return 0
    }
    const connection = readConnection(context.env, writing)
    const task = { options, terminal, context, connection }
    const client = connect(connection)
    await (options.createKey ? createKey(task, client) : provision(task, client))
    return 0
  })

function refuseLosses(operations: readonly Operation[], force: boolean): void {
  const loss = operations.find(isShrinking)
  if (loss === undefined || force) return
  throw new Error(
    `Index ${loss.index} would lose more than 30 % of its records. Is this the right application and prefix? ` +
      'Nothing was changed; --force replaces them all the same.',
  )
}

/** Reads the settings file, if any, and warns about names that it ignores. */
async function readGivenSettings(
  file: string | undefined,
  { note }: Terminal,
): Promise<IndexSource['settings']> {
  if (file === undefined) return {}
  const { settings, ignored } = await readSettingsFile(file)
  if (ignored.length > 0) {
    note(
      `Warning: ${ignored.join(', ')} in ${file}: no settings any more, so they are left out. Synonyms are saved on their own.`,
    )
  }
  return settings
}

async function readWanted(task: ProvisionTask): Promise<readonly IndexSource[]> {
  const { options, context, terminal } = task
  const { files, only, putBack } = options
  if (putBack !== undefined) return readKept(putBack)
  const prefix = prefixOf(context)
  if (files !== undefined) {
    const settings = await readGivenSettings(files.settings, terminal)
    const records = await readRecordFile(files.records)
    return [{ name: prefix + files.index, settings, replicas: [], synonyms: undefined, records }]
  }
  const sources = await readCatalogue(context, prefix)
  return sources.filter(({ name }) => only.length === 0 || only.includes(name.slice(prefix.length)))
}

async function readCatalogue(
  { readRecords }: ProvisionContext,
  prefix: string,
): Promise<readonly IndexSource[]> {
  if (readRecords !== undefined) return readSources(await readRecords(), prefix)
  const { records, summary } = await loadRecords()
  return readSources(records, prefix, stampOf(summary))
}

/** What the indices of the catalogue gain in a week; of other records it is not known. */
function growthOf({ options, context }: ProvisionTask, sources: readonly IndexSource[]) {
  if (!isOfCatalogue(options)) return undefined
  const today = isoDay(Date.now() / 1000)
  const prefix = prefixOf(context)
  const weekly = indexNames.flatMap((index) => {
    const source = sources.find(({ name }) => name === prefix + index)
    return source ? [[source.name, weeklyGrowth(index, source.records.length, today)] as const] : []
  })
  return new Map(weekly)
}

const isOfCatalogue = ({ files, putBack }: Options): boolean =>
  files === undefined && putBack === undefined

function show(task: ProvisionTask, text: () => string): void {
  const { terminal, connection, options } = task
  if (!options.json) {
    terminal.print(`Application ${connection.appId} at ${connection.host ?? 'the hosted provider'}`)
  }
  terminal.print(text())
}

/** Asks for the application ID, so that no other application is changed by mistake. */
async function confirm(task: ProvisionTask, signal: AbortSignal): Promise<void> {
  const { terminal, context, connection } = task
  if (context.readLine === undefined) return
  terminal.note(`To change application ${connection.appId}, type its id:`)
  const typed = await context.readLine(signal)
  if (signal.aborted) throw new InterruptedError('Interrupted')
  if (typed.trim() === connection.appId) return
  throw new Error(`That is not "${connection.appId}". Nothing was changed.`)
}

async function applyPlan(task: ProvisionTask, operations: readonly Operation[]): Promise<void> {
  const { terminal, context, connection } = task
  const signal = context.listenForInterruption?.() ?? new AbortController().signal
  let current: Operation | undefined
  try {
    await confirm(task, signal)
    const { onOperation, onBatch } = createApplyProgress(operations, terminal)
    const client = connect(connection, { signal, onBatch })
    await apply(operations, {
      client,
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

async function provision(task: ProvisionTask, client: Algoliasearch): Promise<void> {
  const { options, terminal } = task
  const sources = await readWanted(task)
  const application = await readApplication(client, sources)
  const operations = plan(sources, application.remote)
  const growth = growthOf(task, sources)
  const estimated = estimate({ sources, operations, growth, ...application })
  show(task, () =>
    options.json
      ? JSON.stringify(planAsData(operations, estimated), null, 2)
      : showPlan(operations, estimated),
  )
  if (!options.apply) return terminal.note('Nothing was changed. --apply does the above.')
  // What was live before may be less.
  refuseLosses(operations, options.force || options.putBack !== undefined)
  if (options.keep !== undefined) {
    await keepLive(options.keep, sources, { client, remote: application.remote })
  }
  await applyPlan(task, operations)
  await configureServices(task, client)
}

/** Configures services for the whole catalogue; skipped if a run covers anything else. */
async function configureServices(task: ProvisionTask, client: Algoliasearch): Promise<void> {
  const { options, terminal, context, connection } = task
  if (!isOfCatalogue(options) || options.only.length > 0) return
  const region = readRegion(context.env, options.region)
  const isHosted = connection.host === undefined
  const notes = await provisionServices({ client, isHosted, region, prefix: prefixOf(context) })
  for (const note of notes) terminal.note(note)
}

async function createKey(task: ProvisionTask, client: Algoliasearch): Promise<void> {
  const { terminal, context, connection } = task
  const prefix = prefixOf(context)
  const wanted = describeSearchKey(prefix, connection.host === undefined)
  const limit = wanted.maxQueriesPerIPPerHour
  const { key, isNew } = await findOrCreateKey(client, wanted)
  terminal.note(
    `${isNew ? 'Made a key' : 'There is such a key already'}: it may search ${wanted.indexes.join(', ')}, ` +
      `${limit === 0 ? '' : `${limit} queries an hour from one address, `}and nothing else. It is public by design. ` +
      'For the environment of "npm run build":',
  )
  terminal.print(`VITE_ALGOLIA_APP_ID=${connection.appId}`)
  terminal.publish(`VITE_ALGOLIA_SEARCH_KEY=${key}`, key === connection.key ? '' : key)
  if (prefix !== '') terminal.print(`VITE_INDEX_PREFIX=${prefix}`)
}

const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`

const change = (before: number | undefined, after: number): string =>
  `${before === undefined ? 'none' : formatCount(before)} → ${formatCount(after)}`

const row = (one: IndexEstimate): readonly string[] => [
  one.index,
  change(one.before, one.after),
  describeSettings(one.settings),
  change(one.synonyms.before, one.synonyms.after),
  describeReplicas(one.replicas),
  formatCount(one.operations),
  megabytes(one.bytes),
]

const head = ['index', 'records', 'settings', 'synonyms', 'replicas', 'operations', 'size']

/** The plan as text: a table of indices, a table of limits, and warnings. */
export function showPlan(operations: readonly Operation[], estimated: Estimate): string {
  const leftovers = operations.filter(({ kind }) => kind === 'leftover')
  const usages = estimated.usages.map((usage) => [
    usage.what,
    formatCount(usage.used),
    formatCount(usage.limit),
    describeRoom(usage),
  ])
  const total = estimated.indices.reduce((sum, { operations: some }) => sum + some, 0)
  return [
    formatTable([head, ...estimated.indices.map(row)]),
    '',
    formatTable([['at most in use', 'about', 'free plan', ''], ...usages]),
    '',
    `About ${formatCount(total)} operations as they are charged.`,
    ...leftovers.map(({ index }) => `${index} was left behind by a run that was killed: delete.`),
    ...[...describeShrinking(operations), ...warnings(estimated)].map((line) => `Warning: ${line}`),
  ].join('\n')
}

function describeRoom({ used, limit, weeks }: Usage): string {
  if (used > limit) return 'EXCEEDED'
  return weeks === undefined ? 'ok' : `ok, for about ${pluralize(weeks, 'week', 'weeks')}`
}

function asData(operation: Operation): object {
  const { kind, index } = operation
  if (kind === 'leftover') return { kind, index }
  if (kind === 'settings') return { kind, index, changed: operation.changed ?? null }
  const after = kind === 'synonyms' ? operation.synonyms.length : operation.records.length
  return { kind, index, before: operation.before ?? null, after }
}

/** The plan as data, with counts in place of the records and synonyms. */
export const planAsData = (operations: readonly Operation[], estimated: Estimate): object => ({
  operations: operations.map(asData),
  indices: estimated.indices.map((index) => ({ ...index, before: index.before ?? null })),
  usages: estimated.usages,
  warnings: [...describeShrinking(operations), ...warnings(estimated)],
})

function describeSettings(settings: SettingsEstimate): string {
  if (settings === 'none') return 'same'
  return settings === 'new' ? 'new' : `change ${settings.join(', ')}`
}

function describeReplicas(replicas: IndexEstimate['replicas']): string {
  if (replicas.length === 0) return 'none'
  const touched = replicas.filter(({ settings }) => settings !== 'none')
  const what = touched.map(({ name, settings }) => `${name}: ${describeSettings(settings)}`)
  return `${replicas.length}${what.length === 0 ? '' : ` (${what.join('; ')})`}`
}

function describeShrinking(operations: readonly Operation[]): readonly string[] {
  return operations
    .filter(isShrinking)
    .map(({ index }) => `${index} would lose more than 30 % of its records.`)
}
