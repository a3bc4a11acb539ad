import { expect, test } from 'vitest'

import { browsersFor } from '#search/targets/browsers-state.ts'

test.each([
  ['?targets=widely&can=no', '?targets=widely&can=no', '?targets=widely'],
  ['?q=grid&targets=chrome+109,+safari+15.4', '?targets=chrome+109,+safari+15.4', undefined],
  ['?area=CSS', '', ''],
  ['?targets=widely&can=perhaps', '?targets=widely', undefined],
  ['?can=yes', '', undefined],
  [`?targets=${'a'.repeat(600)}&can=yes`, '', undefined],
])(
  'of %s a list of entries says %s of the browsers, and one of specifications %s',
  (search, ofEntries, ofSpecs = ofEntries) => {
    expect(browsersFor({ id: 'compat' }, search)).toBe(ofEntries)
    expect(browsersFor({ id: 'specs' }, search)).toBe(ofSpecs)
    expect(browsersFor({ id: 'releases' }, search)).toBe(ofSpecs)
  },
)
