import * as v from 'valibot'

import { definePages } from '../define-index.ts'
import { type GroupRecord, groupSchema } from './record.ts'

/** The pages of the groups of features. */
export const groupPages = definePages<GroupRecord>()({
  id: 'groups',
  title: 'Groups',
  tab: 'Groups',
  one: 'group',
  noun: 'groups',
  remark: 'What belongs together',
  description: 'Groups of features that belong together.',
  placeholder: 'Search groups…',
  names: ['name', 'objectID'],
  example: 'layout',
  attributes: v.keyof(groupSchema).options,
})

/** A group as its list asks for it. */
export type GroupHit = GroupRecord
