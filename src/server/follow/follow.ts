import * as v from 'valibot'

import { followForms } from '#contracts/follow-address.ts'
import { views } from '#contracts/views.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { atomFeed, type AtomFeed, permanentId } from '#server/feeds/atom.ts'
import { calendarFile } from '#server/feeds/calendar.ts'
import { entryOf } from '#server/feeds/event-feed.ts'
import { newest } from '#server/feeds/newest.ts'
import { NotNow } from '#server/first-view/ask.ts'
import { keepViews } from '#server/first-view/keep-views.ts'
import { createWorkShare } from '#server/processes/work-share.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'
import { answerAbsent } from '#server/records/absent.ts'
import { isRecordId } from '#server/records/address.ts'
import { readAttributes } from '#server/records/record-json.ts'
import { answerFailure, answerFeed } from '#server/records/replies.ts'

import type { FollowAddress, FollowedPage } from './address.ts'
import type { FeedNews, Expected } from './feed-news.ts'
import { followList, type ListAsked, specNews, withAddress } from './followed-list.ts'
import { followedSpec } from './followed-schemas.ts'
import { type FollowMeans, UnusableBrowsers, browsersOf } from './means.ts'
import { comingOf, type Followable, followedAttributes, newsOf, readFollowable } from './news.ts'

/** Answers for feeds and calendars of pages. */
export type Follow = (
  request: Request,
  address: FollowAddress,
  siteUrl: string,
) => Promise<Response>

/** The part of the thread's time for feeds, which it shares with searches; milliseconds at once. */
const SHARE = { share: 0.1, burst: 500 }

export type FollowOptions = FollowMeans & {
  readonly now?: () => number
  readonly startTimer?: () => () => number
  /** `YYYY-MM-DD` */
  readonly today?: () => string
}

/** Entries of a feed: what is older is on the pages of the records. */
const MOST = 50

type Found = { readonly news: FeedNews | undefined } | { readonly problem: string }

/** What each page says is gathered at most once a minute, for all forms. */
export function createFollow({
  now = () => performance.now(),
  startTimer = startWorkTimer,
  today = () => isoDay(Date.now() / 1000),
  ...means
}: FollowOptions): Follow {
  const keep = keepViews<Found>(now)
  const share = createWorkShare({ ...SHARE, now })
  const gather = async (asked: Asked): Promise<Found> => {
    if (!share.isFree()) throw new NotNow('Enough feeds have been written for now.')
    const worked = startTimer()
    try {
      return { news: await newsAt(asked, means) }
    } catch (error) {
      if (error instanceof UnusableBrowsers) return { problem: error.message }
      throw error
    } finally {
      share.add(worked())
    }
  }
  return async (request, address, siteUrl) => {
    const { search } = new URL(request.url)
    const asked = { ...address, siteUrl, search, today: today() }
    const { page, path, form } = address
    const found = await keep([siteUrl, asked.today, path + search].join(' '), () => gather(asked))
    if (found === undefined) {
      const message = 'Too many feeds are asked for. Ask again in a second.'
      return answerFailure({ status: 429, message })
    }
    if ('problem' in found) {
      const message = `The browsers cannot be read: ${found.problem}`
      return answerFailure({ status: 400, message })
    }
    if (found.news !== undefined) {
      const { asOf } = await means.loadEvents()
      return answerFeed(request, written(found.news, asked, asOf), followForms[form].type)
    }
    const missing = page.kind === 'record' ? page : { list: 'features' as const, id: path }
    const { ending } = followForms[form]
    return answerAbsent({ request, place: { siteUrl }, ...missing }, means, ending)
  }
}

type Asked = FollowAddress & {
  readonly siteUrl: string
  readonly search: string
  readonly today: string
}

function newsAt(asked: Asked, means: FollowMeans): Promise<FeedNews | undefined> {
  const { page, path, search, siteUrl, today } = asked
  const place = { href: path + search, siteUrl, today }
  if (page.kind === 'list') return followList(page.list, place, means)
  if (page.kind === 'record') return followRecord(page, place, means)
  return followSet({ ...place, search }, means)
}

function written(news: FeedNews, { form, path, search, siteUrl }: Asked, asOf: string): string {
  const title = `Plinth: ${news.title}`
  if (form === 'calendar') {
    const days = news.expected.map(({ name, day, title: of, text, address }) => {
      return { name, title: of, date: day, description: text, address }
    })
    return calendarFile({ title, siteUrl, asOf, days })
  }
  const entries = newest(news.entries, MOST)
  const self = siteUrl + path + followForms[form].ending + search
  const feed = { ...news, title, entries, siteUrl, self }
  if (form === 'atom') return atomFeed({ ...feed, asOf })
  return `${JSON.stringify(jsonFeed(feed, news.expected))}\n`
}

/**
 * A feed in the format JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). `_plinth` is an
 * extension: what is expected, and not confirmed yet.
 */
function jsonFeed(feed: Omit<AtomFeed, 'asOf'>, expected: readonly Expected[]) {
  const { title, subtitle, self, page, siteUrl, entries } = feed
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: page,
    feed_url: self,
    icon: `${siteUrl}/icon-512.png`,
    language: 'en',
    authors: [{ name: 'Plinth', url: `${siteUrl}/` }],
    items: entries.map(({ name, title: of, address, date, summary, category }) => ({
      id: permanentId(siteUrl, name),
      url: address,
      title: of,
      content_text: summary,
      date_published: `${date}T00:00:00Z`,
      tags: category === undefined ? [] : [category],
    })),
    _plinth: {
      expected: expected.map(({ title: of, address, day, text }) => {
        return { url: address, title: of, content_text: text, date: day }
      }),
    },
  }
}

type RecordPage = Extract<FollowedPage, { readonly kind: 'record' }>

/** What a feed of a record says; undefined if there is no such record. */
async function followRecord(
  { list, id }: RecordPage,
  asked: ListAsked,
  means: FollowMeans,
): Promise<FeedNews | undefined> {
  const page = asked.siteUrl + asked.href
  const name = `${list}/${id}`
  if (list === 'specs') {
    const spec = await read({ list: 'specs', id }, readAttributes(followedSpec), means)
    if (!v.is(followedSpec, spec)) return undefined
    const news = await specNews([spec], asked, means)
    return { name, title: `${spec.title}: features`, page, ...news }
  }
  const one = await findRecord(list, id, means)
  if (one === undefined) return undefined
  const title = plainCodeText(one.record.name)
  const { log } = await means.loadEvents()
  const news = await newsOfAll([one], asked, means)
  return {
    // A renamed feature keeps the name of its feed.
    name: list === 'features' ? `${list}/${log.firstId(id)}` : name,
    title,
    subtitle: `What has happened to ${title}.`,
    page,
    ...news,
  }
}

/** What a feed of a set says, whose address names features and entries; unknown ones are left out. */
async function followSet(
  asked: ListAsked & { readonly search: string },
  means: FollowMeans,
): Promise<FeedNews> {
  const { setIds } = await means.loadFollower()
  const ids = setIds(asked.search)
  const found = await Promise.all(
    ids.map((id) => findRecord(id.includes('.') ? 'compat' : 'features', id, means)),
  )
  const records = found.filter((one) => one !== undefined)
  const browsers = new URLSearchParams(asked.search).get('targets') ?? ''
  const name = `set?${String(new URLSearchParams({ f: ids.toSorted().join(','), ...(browsers && { targets: browsers }) }))}`
  return {
    name,
    title: views.set.head.title,
    subtitle: 'What has happened to the features of a set.',
    page: asked.siteUrl + views.set.path + asked.search,
    ...(await newsOfAll(records, asked, means)),
  }
}

async function newsOfAll(records: readonly Followable[], asked: ListAsked, means: FollowMeans) {
  const { today, siteUrl, href } = asked
  const text = (new URLSearchParams(href.split('?')[1]).get('targets') ?? '').trim()
  const browsers = await browsersOf(text, means)
  const sources = { ...(await means.loadEvents()), today, browsers }
  return {
    entries: records.flatMap((one) => newsOf(one, sources)).map((one) => entryOf(one, siteUrl)),
    expected: withAddress(
      records.flatMap((one) => comingOf(one, sources)),
      siteUrl,
    ),
  }
}

async function findRecord(
  list: Followable['list'],
  id: string,
  means: FollowMeans,
): Promise<Followable | undefined> {
  return readFollowable(list, await read({ list, id }, followedAttributes(list), means))
}

async function read(
  { list, id }: Pick<RecordPage, 'list' | 'id'>,
  attributes: readonly string[],
  { lookup }: Pick<FollowMeans, 'lookup'>,
): Promise<({ readonly objectID: string } & Readonly<Record<string, unknown>>) | undefined> {
  if (!isRecordId(list, id)) return undefined
  const record = await lookup.record(list, id, attributes)
  return record && { ...record, objectID: id }
}
