import * as v from 'valibot'

import type { CatalogueEvent, ExpectedEvent } from '#catalogue/events/event.ts'
import { metAround } from '#catalogue/events/list-membership.ts'
import { catalogue } from '#catalogue/indices.ts'
import { verdictOf } from '#catalogue/verdict/verdict.ts'
import type { Followed, FollowedQuestion, NumericConditions } from '#contracts/followed.ts'
import { listPath, recordPath } from '#contracts/paths.ts'
import { epochSeconds, isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import type { Infer } from '#lib/schema.ts'
import { entryOf } from '#server/feeds/event-feed.ts'
import { fedRelease, releaseFeed } from '#server/feeds/release-feed.ts'
import type { RecordList } from '#server/records/address.ts'
import { readAttributes } from '#server/records/record-json.ts'

import type { FeedNews } from './feed-news.ts'
import { followedSpec } from './followed-schemas.ts'
import { browsersOf, type FollowMeans } from './means.ts'
import {
  comingOf,
  type Followable,
  followedAttributes,
  newsOf,
  type NewsSources,
  readFollowable,
} from './news.ts'

/** Records of one answer. */
const MOST = 100

/** Days of the windows, from which the widest is taken that holds at most so many records. */
const windowDays = [365, 60, 14] as const

/** Days for which a list tells of records that have left it. */
const LATELY = 60

const DAY = 86_400

/** Ids of features in one filter. */
const MOST_FEATURES = 300

export type ListAsked = {
  /** Path and query string of the page. */
  readonly href: string
  readonly siteUrl: string
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** What a feed of the list at an address says; undefined if there is no list. */
export async function followList(
  list: RecordList,
  asked: ListAsked,
  means: FollowMeans,
): Promise<FeedNews | undefined> {
  const found = await ask(list, asked, means)
  if (found === undefined) return undefined
  const frame = {
    name: found.href.slice(1),
    title: titleOf(found),
    page: asked.siteUrl + found.href,
  }
  if (found.list === 'releases') return { ...frame, ...releaseNews(found, asked) }
  if (found.list === 'specs') {
    const specs = found.records.filter((record) => v.is(followedSpec, record))
    return { ...frame, ...(await specNews(specs, asked, means)) }
  }
  return { ...frame, ...(await recordNews(found, asked, means)) }
}

/** The events of the features that specifications define. */
export async function specNews(
  specs: readonly Infer<typeof followedSpec>[],
  asked: ListAsked,
  means: FollowMeans,
) {
  const ids = new Set(specs.flatMap(({ features }) => features))
  const some = [...ids].slice(0, MOST_FEATURES)
  if (some.length === 0) return { subtitle: subtitles.specs, entries: [], expected: [] }
  const filters = some.map((id) => `objectID:"${id}"`).join(' OR ')
  const href = listPath('features')
  const found = await ask('features', { ...asked, href, filters }, means)
  const news = found === undefined ? nothing : await recordNews(found, asked, means)
  return { ...news, subtitle: subtitles.specs }
}

const nothing = { entries: [], expected: [] }

const subtitles = {
  features: 'What has happened to the features of a search.',
  compat: 'What has happened to the compatibility entries of a search.',
  specs: 'What has happened to the features that the specifications define.',
  releases: 'The releases of a search, with what is new in each.',
} as const satisfies Record<RecordList, string>

async function ask(
  list: RecordList,
  { href, today, filters }: ListAsked & { readonly filters?: string },
  means: FollowMeans,
): Promise<Followed | undefined> {
  const { follow } = await means.loadFollower()
  const question = { ...questionOf(list, today), ...(filters !== undefined && { filters }) }
  return follow(href, question, {
    provider: means.provider,
    targetsOf: async (text) => (await browsersOf(text, means))?.targets,
  })
}

function questionOf(list: RecordList, today: string): FollowedQuestion {
  const now = epochSeconds(today)
  const within = (attribute: string, days: number) => `${attribute}>=${now - days * DAY}`
  if (list === 'specs')
    return { attributes: readAttributes(followedSpec), windows: [[]], most: MOST }
  if (list === 'releases') {
    const out = `date<=${now}`
    const windows = windowDays.map((days) => [out, within('date', 6 * days)])
    const attributes = readAttributes(fedRelease)
    return { attributes, windows: [[out], ...windows], ahead: [`date>${now}`], most: MOST }
  }
  const attributes = followedAttributes(list)
  const windows: readonly NumericConditions[] = [
    [],
    ...windowDays.map((days) => [within('changed', days)]),
  ]
  const ahead =
    list === 'features' ? [`changed>${now}`, `widelyExpected>${now}`] : [`changed>${now}`]
  const lately = [within('changed', LATELY)]
  return { attributes, windows, lately, ahead: [ahead], most: MOST }
}

const isRelease = (record: unknown) => v.is(fedRelease, record)

function releaseNews({ records, ahead }: Followed, { siteUrl, today }: ListAsked) {
  const { entries } = releaseFeed(records.filter(isRelease), siteUrl)
  const expected = ahead.filter(isRelease).flatMap(({ objectID, name, date }) => {
    const day = date === undefined ? '' : isoDay(date)
    if (day <= today) return []
    return [
      {
        name: `releases/${objectID}`,
        address: siteUrl + recordPath('releases', objectID),
        day,
        title: `${name}: expected release`,
        text: `Announced for ${formatDay(day)}. The day is not confirmed.`,
      },
    ]
  })
  return { subtitle: subtitles.releases, entries, expected }
}

async function recordNews(found: Followed, asked: ListAsked, means: FollowMeans) {
  const { today, siteUrl } = asked
  const events = await means.loadEvents()
  const browsers = await browsersOf(found.browsers, means)
  const sources = { ...events, today, browsers }
  const list = found.list === 'compat' ? 'compat' : 'features'
  const of = (records: Followed['records']) =>
    records.flatMap((record) => readFollowable(list, record) ?? [])
  const known = new Set(found.records.map(({ objectID }) => objectID))
  const left = of(found.left).filter(({ record }) => !known.has(record.objectID))
  const news = [
    ...of(found.records).flatMap((one) => newsOfListed(one, found, sources)),
    ...left.flatMap((one) => newsOfLeft(one, found, sources)),
  ]
  return {
    subtitle: subtitles[list],
    entries: news.map((event) => entryOf(event, siteUrl)),
    expected: withAddress(
      of(found.ahead).flatMap((one) => comingOf(one, sources)),
      siteUrl,
    ),
  }
}

export function withAddress(coming: readonly ExpectedEvent[], siteUrl: string) {
  return coming.map(({ name, day, title, text, list, id }) => {
    return { name, day, title, text, address: siteUrl + recordPath(list, id) }
  })
}

type Filtered = Pick<Followed, 'groups' | 'can'>

/** The events of a record while it was in the list. */
function newsOfListed(
  one: Followable,
  { groups }: Filtered,
  sources: NewsSources,
): readonly CatalogueEvent[] {
  const news = newsOf(one, sources)
  if (groups.length === 0) return news
  return news.filter((event) => metAround(event, one.record, { groups, sources }))
}

/** The events of the last weeks by which a record left the list. */
function newsOfLeft(
  one: Followable,
  filtered: Filtered,
  sources: NewsSources,
): readonly CatalogueEvent[] {
  const { groups, can } = filtered
  const { today, browsers } = sources
  const first = isoDay(epochSeconds(today) - LATELY * DAY)
  const late = newsOfListed(one, filtered, sources).filter(({ day }) => day >= first)
  // By the conditions on browsers alone: it works in all of them now.
  if (groups.length === 0) return late.filter(({ kind }) => kind === 'usable')
  const answer = browsers && verdictOf(one.record, browsers, today).answer
  return can === '' || can === answer ? late : []
}

/** "grid · Features, baseline: newly" */
function titleOf({ list, query, filters }: Followed): string {
  const { title } = catalogue[list].pages
  const named = filters.map(([name, value]) => `${name}: ${value}`)
  const whole = [title, ...named].join(', ')
  return query === '' ? whole : `${query} · ${whole}`
}
