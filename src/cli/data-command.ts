import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

import * as v from 'valibot'

import { loadCatalogue } from '#ingest/cache.ts'
import { dataPackages } from '#ingest/content/summary.ts'
import { loadCompat, type SupportCorrection } from '#ingest/sources/compat-data.ts'
import {
  MAPPINGS,
  loadMappings,
  type FeatureMappings,
  type Mappings,
  mappingsFile,
} from '#ingest/sources/mappings.ts'
import { type Located, readEach, readShape, objectOf } from '#ingest/sources/read-shape.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { loadCss } from '#ingest/sources/webref.ts'
import { correctShorthands } from '#ingest/support/shorthand-values.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { markdownTable } from '#lib/formats/markdown.ts'
import { type Infer, texts } from '#lib/schema.ts'

import { type ChangeLogPlace, refreshChangeLog } from './change-log.ts'
import { type CliContext, type ExitCode, runCommand } from './command.ts'
import { UsageError } from './environment.ts'

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

const REPOSITORY = `web-platform-dx/${MAPPINGS}`
const FILE = 'mappings/combined-data.json'

/** Fewer features than before by more than this share: something is wrong with the new data. */
const MOST_LOST = 0.1

const logSchema = v.tuple([
  v.object({ sha: v.string(), commit: v.object({ committer: v.object({ date: v.string() }) }) }),
])

/** What the repository has about a feature. */
const factsSchema = v.object({
  'standards-positions': v.optional(
    v.array(
      v.object({
        vendor: v.string(),
        url: v.string(),
        position: v.nullish(v.string(), ''),
        concerns: v.optional(texts, []),
      }),
    ),
    [],
  ),
  bugs: v.optional(objectOf(texts)),
  'developer-signals': v.optional(v.object({ url: v.string(), votes: v.number() })),
  interop: v.optional(v.array(v.object({ year: v.number(), url: v.string() })), []),
  'chrome-status': v.optional(v.array(v.object({ id: v.number() })), []),
  'chrome-use-counters': v.optional(
    v.object({ url: v.string(), percentageOfPageLoad: v.number() }),
  ),
  wpt: v.optional(v.object({ url: v.string() })),
})

/** How the refresh reads an address and where it writes. */
export type MappingsPlace = {
  /** Returns parsed JSON. */
  readonly read?: (address: string) => Promise<unknown>
  readonly file?: string
  /** What the file holds so far. */
  readonly before: Pick<Mappings, 'features'>
}

/**
 * Replaces the data file with the newest facts of its repository.
 *
 * @throws {SourceError} if they have another shape
 * @throws {Error} if they cannot be read, or if many features are gone
 */
async function refreshMappings({
  read = readJson,
  file = mappingsFile,
  before,
}: MappingsPlace): Promise<Mappings> {
  const log = `https://api.github.com/repos/${REPOSITORY}/commits?path=${FILE}&per_page=1`
  const [newest] = readShape(logSchema, { value: await read(log), at: log })
  const { sha: commit } = newest
  const date = newest.commit.committer.date.slice(0, 10)
  const data = `https://raw.githubusercontent.com/${REPOSITORY}/${commit}/${FILE}`
  const mappings = {
    source: REPOSITORY,
    licence: 'Apache-2.0',
    commit: commit.slice(0, 7),
    date,
    features: readFeatures({ value: await read(data), at: FILE }),
  }
  const [old, now] = [before.features, mappings.features].map((all) => Object.keys(all).length)
  if (now === undefined || old === undefined || now < old * (1 - MOST_LOST)) {
    throw new Error(
      `${REPOSITORY} has ${String(now)} features, and had ${String(old)}. If that is right, remove the features from ${file} and run it again.`,
    )
  }
  await writeFile(file, writeMappings(mappings))
  return mappings
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) })
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`)
  return response.json()
}

/** One line for each feature, so that a change shows what it is about. */
function writeMappings({ features, ...head }: Mappings): string {
  const lines = Object.entries(features).map(
    ([id, facts]) => `${JSON.stringify(id)}:${JSON.stringify(facts)}`,
  )
  return `${JSON.stringify(head).slice(0, -1)},"features":{\n${lines.join(',\n')}\n}}\n`
}

function readFeatures(data: Located): Mappings['features'] {
  return Object.fromEntries(
    readEach(factsSchema, data)
      .map(([id, facts]) => [id, mappingsOf(facts)] as const)
      .filter(([, facts]) => Object.values(facts).some((fact) => fact !== undefined))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function mappingsOf(facts: Infer<typeof factsSchema>): FeatureMappings {
  const votes = facts['developer-signals']
  const pageLoads = facts['chrome-use-counters']
  return {
    positions: unlessEmpty(facts['standards-positions']),
    bugs: facts.bugs,
    votes: votes && { url: votes.url, count: votes.votes },
    interop: unlessEmpty(facts.interop),
    chromeStatus: unlessEmpty(facts['chrome-status'].map(({ id }) => id)),
    pageLoads: pageLoads && { url: pageLoads.url, share: pageLoads.percentageOfPageLoad },
    tests: facts.wpt?.url,
  }
}

const unlessEmpty = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined)

/** What the registry has of a package. */
export type Published = {
  readonly name: string
  /** The version that is installed without naming one. */
  readonly latest: string
  /** Version → when it was published. */
  readonly times: Readonly<Record<string, string>>
  /** What its authors say to those who still install it: usually the name of its successor. */
  readonly deprecated?: string | undefined
}

/** Asks the registry what it has of each data package. */
export async function readRegistry(): Promise<readonly Published[]> {
  return Promise.all(
    dataPackages.map(async ({ name }) => {
      const { stdout } = await promisify(execFile)('npm', ['view', name, '--json'])
      const { 'dist-tags': tags, time, deprecated } = JSON.parse(stdout)
      return { name, latest: tags.latest, times: time, deprecated }
    }),
  )
}

/** Days without a release after which a package counts as abandoned: half a year. */
const RESTING = 182

/** The elements of HTML change less often: at most 384 days have lain between two releases. */
const restingDays: ReadonlyMap<string, number> = new Map([['@webref/elements', 545]])

const DAY = 86_400_000

/**
 * A sentence for each package that is not maintained under its name any more, by its authors' word
 * or by the age of its newest release. Installing the newest version of such a name succeeds for
 * ever.
 */
export function describeAbandoned(published: readonly Published[], today: Date): readonly string[] {
  return published.flatMap(({ name, latest, times, deprecated }) => {
    if (deprecated !== undefined) {
      return [`${name} is deprecated: "${deprecated}" Decide where its data comes from now.`]
    }
    const released = times[latest] ?? ''
    const days = Math.floor((today.getTime() - Date.parse(released)) / DAY)
    if (days <= (restingDays.get(name) ?? RESTING)) return []
    return [
      `${name} has had no release for ${String(days)} days, since ${formatDay(released.slice(0, 10))}. Decide whether its data has moved ` +
        'to another package, or whether it rests: then raise its days in src/cli/data-command.ts.',
    ]
  })
}

/** The corrections of the installed compat data, as `correctionsText` writes them. */
async function installedCorrections(): Promise<string> {
  const surprises = collectSurprises()
  const { longhands } = await loadCss()
  const compat = correctShorthands(await loadCompat(surprises), longhands, surprises)
  const corrections = [...compat.entries.values()].flatMap((one) => one.corrections ?? [])
  return correctionsText(corrections, compat.version)
}

/**
 * The corrections of the compat data as Markdown, for an issue at its repository: a row for each, with what the data
 * says, what follows from its entries of the longhands, and which these are.
 */
export function correctionsText(
  corrections: readonly SupportCorrection[],
  version: string,
): string {
  return [
    `# Keywords of shorthands that are older than in their longhands, in version ${version}`,
    'A shorthand sets its longhands, so a keyword cannot work in it before one of them has the keyword. One of the two versions is wrong; the later one is what both allow.',
    markdownTable(
      ['Key', 'Browser', 'The data says', 'Its longhands allow', 'Longhands with the keyword'],
      corrections.map(({ key, browser, stated, since, longhands }) => [
        `\`${key}\``,
        browser,
        stated,
        since ?? 'no version',
        longhands.map((one) => `\`${one}\``).join(', '),
      ]),
    ),
  ].join('\n\n')
}
