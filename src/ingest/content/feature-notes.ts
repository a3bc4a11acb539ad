import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { coreBrowserOf } from '#catalogue/targets/agents.ts'
import { NOTES_BUCKETS } from '#contracts/content.ts'
import type {
  FeatureNotes,
  NotedFeature,
  NotesBucket,
  NotedVersions,
} from '#contracts/feature-notes.ts'
import type { CaniuseNotes } from '#ingest/sources/caniuse-notes.ts'
import type { AgentUsage } from '#ingest/sources/caniuse.ts'
import {
  asList,
  type CompatEntry,
  type SimpleSupportStatement,
  statementsOf,
} from '#ingest/sources/compat-data.ts'
import type { FeatureMappings } from '#ingest/sources/mappings.ts'
import { mapInSlices, type OnProgress } from '#ingest/sources/progress.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { parseMarkdownNote } from '#ingest/text/markdown-note.ts'
import { parseNote } from '#ingest/text/notes.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { compareVersions } from '#lib/version.ts'

import { elsewhereOf } from './elsewhere.ts'

export type NoteSources = {
  readonly entries: ReadonlyMap<string, Pick<CompatEntry, 'statement'>>
  /** By caniuse ID. */
  readonly notes: ReadonlyMap<string, CaniuseNotes>
  readonly usage: AgentUsage
  readonly keysOf: (id: string) => readonly string[]
}

/** Notes of features that have any, in buckets by the hash of their ID. */
export async function notesBuckets(
  features: ReadonlyMap<string, Pick<FeatureSource, 'caniuse' | 'status'>>,
  sources: NoteSources & {
    readonly mappings: ReadonlyMap<string, FeatureMappings>
    readonly onProgress: OnProgress
  },
): Promise<NotesBucket[]> {
  const buckets = Array.from({ length: NOTES_BUCKETS }, (): [string, NotedFeature][] => [])
  const all = await mapInSlices(
    [...features],
    ([id, { caniuse = [], status }]) => {
      const notes = featureNotes({ caniuse, keys: sources.keysOf(id) }, sources)
      const elsewhere = elsewhereOf(sources.mappings.get(id), status.support)
      return [id, elsewhere === undefined ? notes : { ...notes, elsewhere }] as const
    },
    { step: 'notes of features', onProgress: sources.onProgress, slice: 100 },
  )
  for (const [id, notes] of all) {
    if (Object.keys(notes).length > 0) buckets[bucketOf(id, NOTES_BUCKETS)]?.push([id, notes])
  }
  return buckets.map((rows) => Object.fromEntries(rows))
}

/** Some features have hundreds of notes; the pages of their parts show all. */
const MOST_NOTES = 20

function ignore(): void {
  // The part's support table contains the same note, which reports surprises.
}

const MOST_KEYS = 3

type NotableFeature = { readonly caniuse: readonly string[]; readonly keys: readonly string[] }

/** Known issues of a feature, notes on its parts, and bugs of missing parts. */
export function featureNotes(
  { caniuse, keys }: NotableFeature,
  { entries, notes, usage }: NoteSources,
): FeatureNotes {
  const found = keys.flatMap((key) => newestStatements(key, entries))
  const parts = grouped(found.flatMap(notesIn)).map(({ value, browsers, keys: of, count }) => ({
    note: parseNote(value, ignore),
    browsers,
    keys: of,
    count,
  }))
  const tracked = grouped(found.flatMap(bugsIn)).map(
    ({ value: url, browsers, keys: of, count }) => ({ url, browsers, keys: of, count }),
  )
  return {
    ...caniuseRemarks(
      caniuse.flatMap((id) => notes.get(id) ?? []),
      usage,
    ),
    ...(parts.length > 0 && { parts: parts.slice(0, MOST_NOTES) }),
    ...(parts.length > MOST_NOTES && { partsTotal: parts.length }),
    ...(tracked.length > 0 && { tracked }),
  }
}

type Found = {
  readonly key: string
  readonly browser: CoreBrowser
  readonly statement: SimpleSupportStatement
}

function newestStatements(key: string, entries: NoteSources['entries']): readonly Found[] {
  const entry = entries.get(key)
  if (entry === undefined) return []
  return coreBrowsers.flatMap((browser) => {
    const [statement] = statementsOf(entry.statement, browser)
    return statement === undefined ? [] : [{ key, browser, statement }]
  })
}

type Fact = { readonly value: string; readonly key: string; readonly browser: CoreBrowser }

function notesIn({ key, browser, statement }: Found): readonly Fact[] {
  if (statement.version_removed !== undefined) return []
  return asList<string>(statement.notes).map((value) => ({ value, key, browser }))
}

/** Implementation bugs in browsers without the part. */
function bugsIn({ key, browser, statement }: Found): readonly Fact[] {
  const { version_added: added, flags, impl_url: urls } = statement
  if (added !== false && added !== 'preview' && flags === undefined) return []
  return asList<string>(urls)
    .filter((url) => url.startsWith('https://'))
    .map((value) => ({ value, key, browser }))
}

/** Merges equal values of browsers and parts, those with most parts first. */
function grouped(facts: readonly Fact[]) {
  const groups = new Map<string, Fact[]>()
  for (const fact of facts) groups.set(fact.value, [...(groups.get(fact.value) ?? []), fact])
  return [...groups]
    .map(([value, of]) => {
      const keys = [...new Set(of.map(({ key }) => key))]
      return {
        value,
        browsers: coreBrowsers.filter((browser) => of.some((fact) => fact.browser === browser)),
        keys: keys.slice(0, MOST_KEYS),
        count: keys.length,
      }
    })
    .toSorted((a, b) => b.count - a.count)
}

/** caniuse's known issues of a feature, and its notes with the browser versions they apply to. */
function caniuseRemarks(
  sources: readonly CaniuseNotes[],
  usage: AgentUsage,
): Pick<FeatureNotes, 'caniuse' | 'issues' | 'remarks'> {
  const issues = sources.flatMap((source) => source.issues.map(parseMarkdownNote))
  const remarks = sources.flatMap((source) => [
    ...(source.remark === '' ? [] : [{ note: parseMarkdownNote(source.remark), where: [] }]),
    ...numberedRemarks(source, usage),
  ])
  if (issues.length + remarks.length === 0) return {}
  return {
    caniuse: sources.map(({ id, title }) => ({ id, title })),
    ...(issues.length > 0 && { issues }),
    ...(remarks.length > 0 && { remarks }),
  }
}

type Remark = NonNullable<FeatureNotes['remarks']>[number]

function numberedRemarks(source: CaniuseNotes, usage: AgentUsage): readonly Remark[] {
  const supports = [...source.support].flatMap(([agent, versions]) => {
    const browser = coreBrowserOf(agent)
    if (browser === undefined) return []
    const released = [...versions.keys()].filter(releasedOf(usage, agent)).toSorted(compareVersions)
    return [{ browser, released, notesOf: (version: string) => versions.get(version) ?? [] }]
  })
  return [...source.numbered].flatMap(([number, text]) => {
    const found = supports.flatMap(({ browser, released, notesOf }) => {
      const noted = notedVersions(released, (version) => notesOf(version).includes(number))
      return noted === undefined ? [] : [{ browser, ...noted }]
    })
    if (found.length === 0) return []
    const where = coreBrowsers.flatMap((browser): readonly NotedVersions[] =>
      found.filter((one) => one.browser === browser).map(({ versions }) => ({ browser, versions })),
    )
    const isPast = found.every(({ isCurrent }) => !isCurrent)
    return [{ note: parseMarkdownNote(text), where, ...(isPast && { past: true as const }) }]
  })
}

function releasedOf(usage: AgentUsage, agent: string): (version: string) => boolean {
  const versions = usage.get(agent)
  return (version) => typeof versions?.get(version)?.released === 'number'
}

type Noted = { readonly versions: string; readonly isCurrent: boolean }

/** Versions with a note as ranges: "12.1–16.4", "26 and later" if the newest has it. */
function notedVersions(
  released: readonly string[],
  isNoted: (version: string) => boolean,
): Noted | undefined {
  const runs: string[][] = []
  let before = false
  for (const version of released) {
    const has = isNoted(version)
    if (has && before) runs.at(-1)?.push(version)
    else if (has) runs.push([version])
    before = has
  }
  if (runs.length === 0) return undefined
  const ranges = runs.map((run, index) => rangeOf(run, before && index === runs.length - 1))
  return { versions: ranges.join(', '), isCurrent: before }
}

function rangeOf(run: readonly string[], lasts: boolean): string {
  const from = run[0]?.split('-')[0] ?? ''
  const to = run.at(-1)?.split('-').at(-1) ?? ''
  if (lasts) return `${from} and later`
  return from === to ? from : `${from}–${to}`
}
