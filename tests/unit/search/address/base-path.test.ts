import { afterEach, expect, test, vi } from 'vitest'

import { basePath, hrefAt, pathAt } from '#search/address/base-path.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a site at the root of its host has the addresses of its views', () => {
  expect(basePath()).toBe('/')
  expect(hrefAt('/features?q=grid')).toBe('/features?q=grid')
  expect(pathAt('/features')).toBe('/features')
  expect(pathAt('/')).toBe('/')
})

test.each([
  ['/', '/plinth/'],
  ['/features', '/plinth/features'],
  ['/features/plinth', '/plinth/features/plinth'],
])('the view %s of a site below a path is at %s, and back', (path, address) => {
  vi.stubEnv('BASE_URL', '/plinth/')
  expect(basePath()).toBe('/plinth/')
  expect(hrefAt(path)).toBe(address)
  expect(pathAt(address)).toBe(path)
})

test('a path that only begins like that of the site stays as it is', () => {
  vi.stubEnv('BASE_URL', '/plinth/')
  expect(pathAt('/plinths/features')).toBe('/plinths/features')
  expect(pathAt('/plinth')).toBe('/')
})
