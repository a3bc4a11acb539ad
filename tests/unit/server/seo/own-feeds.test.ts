import { expect, test } from 'vitest'

import { createHeads, type HeadSources } from '#server/seo/heads.ts'

const sources: HeadSources = {
  lookup: {
    record: async (_, id) => (id === 'gone' ? undefined : { objectID: id, name: id }),
    suggest: async () => [],
  },
  loadRedirects: async () => ({ features: {}, specs: {}, compat: {} }),
}

/** The paths of the feeds that the head of an address links to. */
async function feedsOf(href: string, hasFeeds: boolean): Promise<readonly string[]> {
  const found = await createHeads({ ...sources, hasFeeds })(new URL(href, 'http://localhost'))
  return 'head' in found ? found.head.feeds.map(({ path }) => path) : []
}

test.each([
  ['/features?q=grid&page=2&view=table', '/features.atom?q=grid'],
  ['/features/subgrid?targets=widely', '/features/subgrid.atom?targets=widely'],
  ['/compat/api.Response.json', '/compat/api.Response.json.atom'],
  ['/specs/css-grid-2', '/specs/css-grid-2.atom'],
  ['/set?f=has&targets=widely', '/set.atom?f=has&targets=widely'],
])('the head of %s links to its feed, if the server has one', async (href, path) => {
  expect(await feedsOf(href, true)).toEqual([path])
  expect(await feedsOf(href, false)).toEqual([])
})

test('the list of releases has the feeds of browsers as well', async () => {
  const own = await feedsOf('/releases?browser=chrome', true)
  expect(own[0]).toBe('/releases.atom?browser=chrome')
  expect(own.slice(1)).toEqual(await feedsOf('/releases?browser=chrome', false))
  expect(own).toContain('/feeds/safari.atom')
})

test.each(['/', '/about', '/upcoming', '/saved', '/releases/safari-26', '/features/gone', '/nope'])(
  '%s has no feed of its own',
  async (href) => {
    expect(await feedsOf(href, true)).toEqual(await feedsOf(href, false))
  },
)
