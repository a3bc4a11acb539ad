import { expect, test } from 'vitest'

import { paths } from '#routes/paths.ts'
import { addressOf, viewAt, viewPaths } from '#server/views.ts'

const ids = ['subgrid', 'api.Array.@@iterator', '//evil', 'a?b#c', 'ä%20', "<img src='x'>"]

test.each(ids)('the server gives a record called %s the address that the page gives it', (id) => {
  expect(addressOf('/features/:id', id)).toBe(paths.feature(id))
  expect(addressOf('/compat/:key', id)).toBe(paths.compatEntry(id))
  expect(addressOf('/specs/:shortname', id)).toBe(paths.spec(id))
  expect(addressOf('/releases/:id', id)).toBe(paths.release(id))
})

test.each(ids)('the server reads the id %s back from the address', (id) => {
  expect(viewAt(addressOf('/compat/:key', id))).toEqual({ path: '/compat/:key', id })
})

test('each plain view is found at its path, with and without a slash at the end', () => {
  const plain = viewPaths.filter((path) => !path.includes(':'))
  expect(plain.map((path) => viewAt(path)?.path)).toEqual(plain)
  const others = plain.filter((path) => path !== '/')
  expect(others.map((path) => viewAt(`${path}/`)?.path)).toEqual(others)
})

test('an id with an invalid escape is taken as it stands', () => {
  expect(viewAt('/features/100%')).toEqual({ path: '/features/:id', id: '100%' })
})

test.each(['/feature', '/features/a/b', '//', '/about/us'])('%s is no view', (path) => {
  expect(viewAt(path)).toBeUndefined()
})
