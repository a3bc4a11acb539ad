import { definePages, type ListedRecord } from '#catalogue/define-index.ts'

import type { CompatRecord } from './record.ts'

export const compatPages = definePages<CompatRecord>()({
  id: 'compat',
  title: 'Compatibility entries',
  tab: 'Compatibility',
  one: 'compatibility entry',
  noun: 'compatibility entries',
  remark: 'Interfaces, properties, elements and headers, by browser version',
  description:
    'Every entry of the browser compatibility data: which browsers support it, since which version, and with what conditions.',
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
    'why',
    'usage',
  ],
})

/** The attributes of a compat entry that its list retrieves. */
export type CompatHit = ListedRecord<CompatRecord, typeof compatPages>
