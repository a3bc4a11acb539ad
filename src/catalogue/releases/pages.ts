import * as v from 'valibot'

import { definePages } from '#catalogue/define-index.ts'
import { releaseFeeds } from '#catalogue/feeds.ts'
import type { Infer } from '#lib/schema.ts'

import { listedRelease, type ReleaseRecord } from './record.ts'

export const releasePages = definePages<ReleaseRecord>()({
  id: 'releases',
  title: 'Releases',
  tab: 'Releases',
  one: 'release',
  noun: 'releases',
  remark: 'What shipped in each browser and runtime version, and when',
  description: 'Every browser and runtime release with its date and its changes.',
  placeholder: 'Search releases: chrome 140…',
  names: ['name', 'objectID'],
  example: 'chrome-140',
  feeds: releaseFeeds,
  attributes: v.keyof(listedRelease).options,
})

/** The attributes of a release that its list retrieves. */
export type ReleaseHit = Infer<typeof listedRelease>
