import { isCoreBrowser } from '#catalogue/browsers.ts'
import { type DatedValues, splitValue } from '#catalogue/dated-values.ts'
import { type ChangeKind, changeKinds } from '#catalogue/history/support-state.ts'
import { type Announced, datedStatuses, periodsOf, turnDays } from '#catalogue/releases/on-day.ts'
import {
  type ReleaseBrowser,
  releaseBrowsers,
  type ReleaseRecord,
  releaseStatuses,
} from '#catalogue/releases/record.ts'
import { countByArea } from '#ingest/joins/count-by-area.ts'
import { MOST_FEATURES, namedFeatures } from '#ingest/joins/named-features.ts'
import { kindWeights } from '#ingest/names/kind-weights.ts'
import type { Named } from '#ingest/names/named.ts'
import type { CompatSource } from '#ingest/sources/compat-data.ts'
import { BuildCheckError } from '#ingest/sources/errors.ts'
import type { NodeSchedule } from '#ingest/sources/node-schedule.ts'
import { isComingStatus } from '#ingest/support/release-table.ts'
import { withinBytes } from '#ingest/text/within-bytes.ts'
import { epochSeconds } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { compareVersions, versionInteger } from '#lib/version.ts'

import type { ChangesByRelease } from './changes.ts'

export type ReleaseContext = {
  /** The browsers of the compat data, and its day. */
  readonly compat: Pick<CompatSource, 'browsers' | 'date'>
  readonly changes: ChangesByRelease
  readonly names: ReadonlyMap<string, Named>
  /** By key, IDs of its features. */
  readonly featuresOf: (key: string) => readonly string[]
  readonly featureName: (id: string) => string
  /** Sorts features within a release, highest first. */
  readonly featureWeight: (id: string) => number
  readonly nodeSchedule: NodeSchedule
  /** `YYYY-MM-DD` on which a feature became newly available. */
  readonly newlyDate: (id: string) => string | undefined
}

const MOST_TERMS = 80
const MOST_BYTES = 2500

export function releaseRecords(
  browser: ReleaseBrowser,
  context: ReleaseContext,
): readonly ReleaseRecord[] {
  const facts = context.compat.browsers.get(browser)
  if (facts === undefined) {
    throw new BuildCheckError(
      `The compat data has no browser ${browser}. Take it out of src/catalogue/releases/record.ts.`,
    )
  }
  const versions = Object.entries(facts.releases).toSorted(([a], [b]) => compareVersions(a, b))
  const known = versions.map((row) => ({ row, ...announcedBy(row[1], `${browser}-${row[0]}`) }))
  const announced = browser === 'nodejs' ? inLines(known, context) : known
  const statuses = datedStatuses(announced)
  return announced.map((own, place) => {
    const [before, after] = [versions[place - 1], versions[place + 1]]
    return releaseRecord(
      { browser, facts, own, before, after, statuses: statuses[place] ?? [] },
      context,
    )
  })
}

/** Adds the periods in which releases are current, which depend on the releases of all browsers. */
export function inPeriods(releases: readonly ReleaseRecord[]): readonly ReleaseRecord[] {
  const turns = turnDays(releases)
  return releases.map((release) => {
    const currentIn = periodsOf(release, turns)
    return currentIn.length === 0 ? release : { ...release, currentIn }
  })
}

type Browser = NonNullable<ReturnType<CompatSource['browsers']['get']>>
type Release = Browser['releases'][string]
type Row = readonly [version: string, release: Release]

type Own = Announced & { readonly row: Row }

type Place = {
  readonly browser: ReleaseBrowser
  readonly facts: Browser
  readonly own: Own
  readonly before: Row | undefined
  readonly after: Row | undefined
  readonly statuses: DatedValues
}

function releaseRecord(
  { browser, facts, own, before, after, statuses }: Place,
  context: ReleaseContext,
): ReleaseRecord {
  const [version, release] = own.row
  const objectID = `${browser}-${version}`
  const name = browserNames[browser]
  const first = isFirst(release.engine, before?.[1].engine)
  return {
    objectID,
    browser,
    browserName: name,
    version,
    name: `${name} ${version}`,
    exactParts: isWhole(version) ? version : version.split('.').slice(1).join('.'),
    v: versionInteger(version),
    type: typeOf(facts.type, objectID),
    ...releaseFacts(release),
    ...statusFields(own, statuses, context.compat.date),
    ...(first && { first }),
    ...changeFields(objectID, isCoreBrowser(browser) ? release.release_date : undefined, context),
    ...(before !== undefined && { prev: `${browser}-${before[0]}` }),
    ...(after !== undefined && { next: `${browser}-${after[0]}` }),
    order: releaseBrowsers.indexOf(browser) + 1,
  }
}

/** The first release on an engine "adds" all of it, except Blink, a fork of WebKit. */
function isFirst(engine: string | undefined, before: string | undefined): true | undefined {
  const forked = before === 'WebKit' && engine === 'Blink'
  return before === undefined || (before !== engine && !forked) ? true : undefined
}

function announcedBy(release: Release, objectID: string): Announced {
  const status = releaseStatuses.find((known) => known === release.status)
  if (status === undefined) {
    throw new BuildCheckError(
      `The release ${objectID} has the unknown status "${release.status}". Add it to src/catalogue/releases/record.ts.`,
    )
  }
  return { day: release.release_date ?? '', status }
}

/**
 * The newest known release of each line of Node.js that is maintained beside the newest line has
 * extended support. The compat data, which lists only releases that changed something, knows one line.
 */
function inLines(
  releases: readonly Own[],
  { compat, nodeSchedule }: ReleaseContext,
): readonly Own[] {
  const lineOf = ({ row: [version] }: Own) => version.split('.')[0] ?? ''
  return releases.map((release, place) => {
    const [line, next] = [lineOf(release), releases[place + 1]]
    if (next === undefined) return release
    const until = nodeSchedule.get(line) ?? ''
    const isKept = line !== lineOf(next) && until > compat.date
    return { ...release, ...(isKept ? { status: 'esr', until } : { status: 'retired' }) }
  })
}

/** The status in the data, and on other days. */
function statusFields({ day, status }: Announced, statuses: DatedValues, newestDay: string) {
  const isAhead = day === '' ? isComingStatus(status) : day > newestDay
  const later = new Set(statuses.map((value) => splitValue(value)[0]))
  return {
    status,
    statuses,
    statusWords: releaseStatuses.filter(
      (one) => later.has(one) && (one !== 'retired' || one === status),
    ),
    ...(day !== '' && { date: epochSeconds(day) }),
    ...(isAhead && { isAhead: true as const }),
  }
}

const types = ['desktop', 'mobile', 'server'] as const

function typeOf(type: string, id: string): ReleaseRecord['type'] {
  const found = types.find((known) => known === type)
  if (found !== undefined) return found
  throw new BuildCheckError(
    `The release ${id} is of type "${type}", which is unknown. Add it to src/catalogue/releases/record.ts.`,
  )
}

/** "18" and "18.0", but not "18.1". */
function isWhole(version: string): boolean {
  return /^\d+(?:\.0)*$/.test(version)
}

function releaseFacts(release: Release) {
  const {
    release_date: date,
    engine,
    engine_version: engineVersion,
    release_notes: notes,
  } = release
  return {
    ...(engine !== undefined && { engine }),
    ...(engineVersion !== undefined && { engineVersion }),
    ...(date !== undefined && {
      year: Number.parseInt(date, 10),
      month: date.slice(0, 7),
    }),
    ...(notes?.startsWith('https://') === true && { notes }),
  }
}

/** @param date its day if features can become Baseline with it */
function changeFields(id: string, date: string | undefined, context: ReleaseContext) {
  const { entries, features = [] } = context.changes.get(id) ?? {}
  const { added = [], removed = [], ...others } = Object.fromEntries(entries ?? [])
  const gained = gains.flatMap((kind) => entries?.get(kind) ?? [])
  const heaviest = (ids: readonly string[]) =>
    ids.toSorted((a, b) => context.featureWeight(b) - context.featureWeight(a))
  const ordered = heaviest(features)
  const touched = heaviest([...new Set(gained.flatMap(context.featuresOf))])
  const completes = ordered.filter(
    (feature) => date !== undefined && context.newlyDate(feature) === date,
  )
  return {
    ...namedFeatures(ordered, context.featureName),
    touched: touched.slice(0, MOST_FEATURES),
    touchedCount: touched.length,
    completesBaseline: completes,
    completesCount: completes.length,
    compatCount: added.length,
    compatByArea: countByArea(added),
    removedCount: removed.length,
    ...changed(others),
    terms: termsOf(gained, context.names),
  }
}

/** The kinds of change with new or better support. */
const gains = ['added', 'unflagged', 'unprefixed', 'completed'] as const

function changed(others: Readonly<Partial<Record<ChangeKind, readonly string[]>>>) {
  const changes: ReleaseRecord['changes'] = Object.fromEntries(
    changeKinds.flatMap((kind) => {
      const keys = others[kind]
      return keys === undefined ? [] : [[kind, keys.length]]
    }),
  )
  const changedCount = Object.values(changes).reduce((sum, count) => sum + count, 0)
  return { ...(changedCount > 0 && { changedCount }), changes }
}

/** Excludes WebDriver, whose many parameters would crowd out what pages can use. */
function termsOf(keys: readonly string[], names: ReadonlyMap<string, Named>): readonly string[] {
  const found = keys
    .filter((key) => !key.startsWith('webdriver.'))
    .map((key) => names.get(key))
    .filter((named) => named !== undefined)
    .toSorted((a, b) => kindWeights[b.kind] - kindWeights[a.kind])
  const terms = [...new Set(found.map(({ name }) => name))].slice(0, MOST_TERMS)
  return withinBytes(terms, MOST_BYTES)
}
