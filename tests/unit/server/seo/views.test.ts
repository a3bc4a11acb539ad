import { expect, test } from 'vitest'

import { listNames } from '#catalogue/indices.ts'
import { recordPath } from '#contracts/paths.ts'
import { plainViews, views } from '#contracts/views.ts'
import { paths } from '#routes/paths.ts'
import { lists } from '#search/lists/all.ts'
import { viewsAndLists, viewAt, viewPatterns } from '#server/seo/views.ts'

const ids = ['subgrid', 'api.Array.@@iterator', '//evil', 'a?b#c', 'ä%20', "<img src='x'>"]

test.each(ids)('the server reads the id %s back from the address that the page links to', (id) => {
  for (const list of listNames) {
    const address = new URL(paths.record({ list, id }), 'http://127.0.0.1').pathname
    expect(viewAt(address)).toEqual({ kind: 'record', list, id })
  }
})

test('the page and the server have the same lists, in the same order', () => {
  expect(lists.map(({ id }) => id)).toEqual(listNames)
})

test('each plain view is found at its path, with and without a slash at the end', () => {
  const others = viewsAndLists.filter(({ path }) => path !== views.home.path)
  for (const plain of viewsAndLists) expect(viewAt(plain.path)).toEqual({ kind: 'plain', plain })
  for (const plain of others) expect(viewAt(`${plain.path}/`)).toEqual({ kind: 'plain', plain })
})

test('every address of the page that is about no index is a view', () => {
  for (const { path } of plainViews) expect(viewAt(path)?.kind).toBe('plain')
})

test('a static host is given a pattern for each plain view and for the records of each list', () => {
  expect(viewPatterns).toHaveLength(viewsAndLists.length + listNames.length)
  expect(viewPatterns).toContain('/specs/:id')
})

test('a record is found with a slash at the end', () => {
  expect(viewAt(`${recordPath('specs', 'SVG2')}/`)).toMatchObject({ list: 'specs', id: 'SVG2' })
})

test('an id with an invalid escape is taken as it stands', () => {
  expect(viewAt('/features/100%')).toEqual({ kind: 'record', list: 'features', id: '100%' })
})

test.each(['/feature', '/features/a/b', '/features//', '//', '/about/us', '/suggestions'])(
  '%s is no view',
  (path) => {
    expect(viewAt(path)).toBeUndefined()
  },
)
