import * as v from 'valibot'

import { views } from '#contracts/views.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { entryOf } from '#server/feeds/event-feed.ts'
import { isRecordId } from '#server/records/address.ts'
import { readAttributes } from '#server/records/record-json.ts'

import type { FollowedPage } from './address.ts'
import type { FeedNews } from './feed-news.ts'
import { type ListAsked, specNews, withAddress } from './followed-list.ts'
import { followedSpec } from './followed-schemas.ts'
import { browsersOf, type FollowMeans } from './means.ts'
import { comingOf, type Followable, followedAttributes, newsOf, readFollowable } from './news.ts'

type RecordPage = Extract<FollowedPage, { readonly kind: 'record' }>

/** What a feed of a record says; undefined if there is no such record. */
export async function followRecord(
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
export async function followSet(
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
