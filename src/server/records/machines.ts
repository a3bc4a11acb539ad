import * as v from 'valibot'

import { feeds, listFeeds, upcomingCalendar } from '#catalogue/feeds.ts'
import { catalogue } from '#catalogue/indices.ts'
import { LONGEST_BROWSERS } from '#contracts/badge.ts'
import type { Redirects } from '#contracts/content-files.ts'
import { followForms } from '#contracts/follow-address.ts'
import { listPath, recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { isoDay } from '#lib/dates.ts'
import type { SiteLookup } from '#server/seo/lookup.ts'

import { answerAbsent } from './absent.ts'
import {
  isRecordId,
  type MachineAddress,
  type RecordList,
  descriptionPath,
  recordLists,
} from './address.ts'
import { baselineBadge, verdictBadge } from './badge-text.ts'
import { badgeSvg } from './badge.ts'
import { compatJson, entryFields } from './compat-json.ts'
import { featureJson, featureFields, type ReadFeature } from './feature-json.ts'
import { openApi, examplePath } from './open-api.ts'
import type { ReadBrowsers } from './read-browsers.ts'
import { readAttributes, type ReadSchema, type WrittenFor } from './record-json.ts'
import { releaseJson, releaseFields } from './release-json.ts'
import { answerFailure, answerImage, answerJson, answerPlain } from './replies.ts'
import { specJson, specFields } from './spec-json.ts'

export type MachineSources = {
  readonly lookup: Pick<SiteLookup, 'record'>
  readonly loadRedirects: () => Promise<Redirects>
  readonly readBrowsers: ReadBrowsers
}

/**
 * Answers what programs ask for: records, badges and their descriptions. Undefined if the address
 * is that of a page: keys of entries can end like a file (`api.Response.json`).
 */
export type Machines = (
  request: Request,
  address: MachineAddress,
  siteUrl: string,
) => Promise<Response | undefined>

type Written = { readonly attributes: readonly string[]; readonly write: Write }
type Write = (record: unknown, place: WrittenFor) => object | undefined

const written = {
  features: writer(featureFields, featureJson),
  compat: writer(entryFields, compatJson),
  specs: writer(specFields, specJson),
  releases: writer(releaseFields, releaseJson),
} as const satisfies Record<RecordList, Written>

export function createMachines(sources: MachineSources): Machines {
  return async (request, address, siteUrl) => {
    if (!('list' in address)) {
      return address.kind === 'description'
        ? answerJson(request, openApi(siteUrl))
        : answerPlain(request, overviewText(siteUrl))
    }
    const place = { siteUrl, day: isoDay(Date.now() / 1000) }
    const asked = { request, place, list: address.list, id: address.id }
    if (address.kind === 'badge') return answerBadge(asked, sources)
    if (await isPage(asked, sources)) return undefined
    return answerRecord(asked, sources)
  }
}

type Asked = {
  readonly request: Request
  readonly place: WrittenFor
  readonly list: RecordList
  readonly id: string
}

/**
 * Whether the address is that of a page. The key of an entry can end like a file: a browser, which
 * names HTML, then asks for its page, a program for the record of the key before the ending.
 */
async function isPage({ request, list, id }: Asked, { lookup }: MachineSources): Promise<boolean> {
  if (list !== 'compat' || !isRecordId(list, id)) return false
  const isKnown = async (key: string) => (await lookup.record(list, key, ['name'])) !== undefined
  const asksForPage = request.headers.get('accept')?.includes('text/html') ?? false
  return (await isKnown(`${id}.json`)) && (asksForPage || !(await isKnown(id)))
}

async function answerRecord(asked: Asked, sources: MachineSources): Promise<Response> {
  const { request, place, list, id } = asked
  const { attributes, write } = written[list]
  const record = isRecordId(list, id)
    ? await sources.lookup.record(list, id, attributes)
    : undefined
  const json = write(record, place)
  return json === undefined ? answerAbsent(asked, sources, '.json') : answerJson(request, json)
}

async function answerBadge(asked: Asked, sources: MachineSources): Promise<Response> {
  const { request, place, list, id } = asked
  const feature: unknown =
    isRecordId(list, id) && (await sources.lookup.record(list, id, readAttributes(featureFields)))
  if (!v.is(featureFields, feature)) return answerAbsent(asked, sources, '.svg')
  const text = (new URL(request.url).searchParams.get('browsers') ?? '').trim()
  if (text === '') return answerImage(request, badgeSvg(baselineBadge(feature, place.day)))
  return answerVerdict(asked, { feature, text }, sources)
}

type Checked = { readonly feature: ReadFeature; readonly text: string }

async function answerVerdict(
  { request, place }: Asked,
  { feature, text }: Checked,
  { readBrowsers }: MachineSources,
): Promise<Response> {
  if (Buffer.byteLength(text) > LONGEST_BROWSERS) {
    const message = `The browsers are longer than ${LONGEST_BROWSERS} bytes. Name fewer, or a set like “baseline 2022”.`
    return answerFailure({ status: 400, message })
  }
  const found = await readBrowsers(text)
  if (found === undefined) {
    const message = 'Too many sets of browsers are asked for. Ask again in a second.'
    return answerFailure({ status: 429, message })
  }
  if (found.status === 'unusable') {
    const message = `The browsers cannot be read: ${found.problem} Write a set like “baseline 2022”, versions like “chrome 109, safari 16”, or a query of browserslist.`
    return answerFailure({ status: 400, message })
  }
  return answerImage(request, badgeSvg(verdictBadge(feature, found, place.day)))
}

function writer<Read>(
  fields: ReadSchema<Read>,
  write: (read: Read, place: WrittenFor) => object,
): Written {
  return {
    attributes: readAttributes(fields),
    write: (record, place) => (v.is(fields, record) ? write(record, place) : undefined),
  }
}

/**
 * What the site offers, for language models (https://llmstxt.org).
 * @param siteUrl without a trailing slash
 */
export function overviewText(siteUrl: string): string {
  const link = (title: string, path: string, remark: string) =>
    `- [${title}](${siteUrl}${path}): ${remark}`
  return `# Plinth

> Search for the web platform: features with their Baseline status, compatibility entries of browsers, specifications and browser releases.

Data comes from web-features, browser-compat-data, web-specs and caniuse. A record has one id. Its page is at the list and the id, and the same address with \`.json\` is the record for programs. Answers name the current id of a record that moved (301) and the parts of one that was split (410). No key is needed; ask with \`If-None-Match\`.

## Records

${recordLists.map((list) => link(catalogue[list].pages.title, examplePath(list), `one ${catalogue[list].pages.one} as JSON`)).join('\n')}
${link('Badge', `${recordPath('features', catalogue.features.pages.example)}.svg`, 'the Baseline status of a feature as an image; with `?browsers=baseline+2022` whether it works there')}
${link('OpenAPI', descriptionPath, 'all of these addresses and the schemas of their answers')}

## Lists

${recordLists.map((list) => link(catalogue[list].pages.title, listPath(list), catalogue[list].pages.description)).join('\n')}
${link('Everything', `${views.everything.path}?q=grid`, 'a search in all lists')}
${link('Sitemap', '/sitemap.xml', 'the pages of all records')}

## Feeds

Any list with its query string, any feature, entry and specification, and any set has a feed: add \`${followForms.atom.ending}\` (Atom) or \`${followForms.json.ending}\` (JSON Feed) to the path of its page, or \`${followForms.calendar.ending}\` for a calendar of what is expected. An entry is an event, with a permanent id.

${[...Object.values(listFeeds), ...feeds].map(({ title, path }) => link(title, path, 'Atom')).join('\n')}
${link(upcomingCalendar.title, upcomingCalendar.path, 'iCalendar')}
`
}
