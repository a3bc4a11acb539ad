import * as v from 'valibot'

import { definePages } from '#catalogue/define-index.ts'
import type { Infer } from '#lib/schema.ts'

import { listedSpec, type SpecRecord } from './record.ts'

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
  attributes: v.keyof(listedSpec).options,
})

/** The attributes of a specification that its list retrieves. */
export type SpecHit = Infer<typeof listedSpec>
