import { definePages } from '../define-index.ts'
import type { ListedRecord } from '../define-index.ts'
import type { CompatRecord } from './record.ts'

/** The pages of the entries of the browser compat data. */
export const compatPages = definePages<CompatRecord>()({
  id: 'compat',
  title: 'Compat entries',
  tab: 'Compat',
  one: 'compat entry',
  noun: 'compat entries',
  remark: 'Every interface, member, property, element and header, version by version',
  description:
    'Every entry of the browser compatibility data: the browsers that have it, since which version, and with which caveat.',
  placeholder: 'Search members, properties, elements…',
  names: ['name', 'objectID'],
  example: 'css.selectors.has',
  attributes: [
    'objectID',
    'name',
    'kind',
    'description',
    'path',
    'features',
    'featureName',
    'baseline',
    'newlyDate',
    'status',
    'support',
    'min',
    'missing',
    'missingOnlyIn',
    'onlyIn',
    'engines',
    'caveats',
    'notes',
    'usage',
  ],
})

/** A compat entry as its list asks for it. */
export type CompatHit = ListedRecord<CompatRecord, typeof compatPages>
