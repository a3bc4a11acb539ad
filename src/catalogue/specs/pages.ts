import { definePages, type ListedRecord } from '#catalogue/define-index.ts'

import type { SpecRecord } from './record.ts'

export const specPages = definePages<SpecRecord>()({
  id: 'specs',
  title: 'Specifications',
  tab: 'Specs',
  one: 'specification',
  noun: 'specifications',
  remark: 'Web specifications by organisation and status, and what they define',
  description:
    'Every web platform specification: its organisation, its status and what it defines.',
  placeholder: 'Search specifications and what they define…',
  names: ['title', 'shortTitle', 'objectID'],
  example: 'css-grid-2',
  attributes: [
    'objectID',
    'title',
    'shortTitle',
    'org',
    'groups',
    'status',
    'maturity',
    'standing',
    'obsoletedBy',
    'featureCount',
    'topFeatureNames',
    'compatCount',
    'works',
  ],
})

/** The attributes of a specification that its list retrieves. */
export type SpecHit = ListedRecord<SpecRecord, typeof specPages>
