import { definePages, type ListedRecord } from '../define-index.ts'
import type { GroupRecord } from './record.ts'

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
  attributes: ['objectID', 'name', 'path', 'area', 'featureCount'],
})

/** A group as its list asks for it. */
export type GroupHit = ListedRecord<GroupRecord, typeof groupPages>
