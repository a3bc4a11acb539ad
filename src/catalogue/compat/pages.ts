import * as v from 'valibot'

import { definePages } from '#catalogue/define-index.ts'
import type { Infer } from '#lib/schema.ts'

import { type CompatRecord, listedEntry } from './record.ts'

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
  attributes: v.keyof(listedEntry).options,
})

/** The attributes of a compat entry that its list retrieves. */
export type CompatHit = Infer<typeof listedEntry>
