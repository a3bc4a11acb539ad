import { expect, test } from 'vitest'

import { isSign, signsIn } from '#lib/signs.ts'
import { connectWithin } from '#provision/client.ts'
import { prepareRequests, readyRequest } from '#search/targets/filter/ready-request.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

const { records } = await loadCatalogue()
const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })

const visit = { today: '2026-11-28', turnDays: [], datedValues: {} }

/** Every operator that an entry's names show, with the entries. */
const shown = new Map<string, string[]>()
for (const { objectID, name, aliases } of records.compat) {
  for (const sign of [name, ...aliases].flatMap(signsIn)) {
    if (isSign(sign)) shown.set(sign, [...(shown.get(sign) ?? []), objectID])
  }
}

async function search(indexName: string, query: string): Promise<readonly string[]> {
  const asked = [{ indexName, query, hitsPerPage: 10 }]
  await prepareRequests(asked)
  const requests = asked.map((request) => readyRequest(request, visit))
  const { results } = await client.search({ requests })
  return results.flatMap((result) =>
    'hits' in result ? result.hits.map((hit: { readonly objectID: string }) => hit.objectID) : [],
  )
}

test('names of entries show more than sixty operators', () => {
  expect(shown.size).toBeGreaterThan(60)
})

/** Entries by phrases that are operators may come between. */
const OTHERS = 2

// A colon also begins the names of all pseudo-classes.
test.each([...shown].filter(([sign]) => sign !== ':'))(
  'the operator %s finds first the entries whose names show it',
  async (sign, ids) => {
    const first = (await search('compat', sign)).slice(0, ids.length + OTHERS)
    expect(first).toEqual(expect.arrayContaining(ids))
  },
)

test.each([
  ['compat', '=>', 'javascript.functions.arrow_functions'],
  ['compat', '#', 'javascript.classes.private_class_fields'],
  ['compat', '``', 'javascript.grammar.template_literals'],
  ['compat', '{}', 'javascript.operators.object_initializer'],
  ['compat', '--', 'css.properties.custom-property'],
  ['compat', '@layer', 'css.at-rules.layer'],
  ['compat', '::before', 'css.selectors.before'],
  ['features', '??=', 'nullish-coalescing'],
  ['features', '&&=', 'logical-assignments'],
  ['features', '**', 'exponentiation'],
  ['features', '...', 'spread'],
  ['features', '&', 'nesting'],
  ['suggestions', '?.', 'optional chaining operator (?.)'],
])('in the list %s the sign %s finds %s', async (index, sign, id) => {
  expect(await search(index, sign)).toContain(id)
})
