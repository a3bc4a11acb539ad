import { baselineStatuses } from '#catalogue/baseline.ts'
import { type Feed, feedsOfBrowser } from '#catalogue/feeds.ts'
import { compatHead, featureHead, releaseHead, specHead } from '#catalogue/record-heads.ts'
import type { ViewHead } from '#catalogue/view-heads.ts'

import type { ViewPath } from '../views.ts'
import type { RecordIndex } from './record-views.ts'

/** The text of an attribute; empty where the record has none. */
type Text = (attribute: string) => string

/** A view of one record: where the record is, and what its head is made of. */
export type Detail = {
  readonly index: RecordIndex
  readonly attributes: readonly string[]
  readonly head: (text: Text) => ViewHead
  readonly feeds: (text: Text) => readonly Feed[]
}

const none = (): readonly Feed[] => []

/** The views that are about one record. */
export const details = {
  '/features/:id': {
    index: 'features',
    attributes: ['name', 'description', 'baseline'],
    head: (text) =>
      featureHead({
        name: text('name'),
        description: text('description'),
        baseline: baselineStatuses.find((status) => status === text('baseline')) ?? 'limited',
      }),
    feeds: none,
  },
  '/compat/:key': {
    index: 'compat',
    attributes: ['name', 'kind', 'description'],
    head: (text) =>
      compatHead({ name: text('name'), kind: text('kind'), description: text('description') }),
    feeds: none,
  },
  '/specs/:shortname': {
    index: 'specs',
    attributes: ['title', 'org', 'status'],
    head: (text) => specHead({ title: text('title'), org: text('org'), status: text('status') }),
    feeds: none,
  },
  '/releases/:id': {
    index: 'releases',
    attributes: ['name', 'browser'],
    head: (text) => releaseHead({ name: text('name') }),
    feeds: (text) => feedsOfBrowser(text('browser')),
  },
} as const satisfies { readonly [Path in ViewPath]?: Detail }

/** The address of such a view, as a pattern. */
export type DetailPath = keyof typeof details

/** True for the views that are about one record. */
export const isDetail = (path: ViewPath): path is DetailPath => Object.hasOwn(details, path)
