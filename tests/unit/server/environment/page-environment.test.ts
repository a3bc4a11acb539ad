import { expect, test } from 'vitest'

import {
  PageEnvironmentError,
  checkPageEnvironment,
  readBasePath,
  readOffline,
  readPrerender,
  readSiteUrl,
  readStandalone,
} from '#server/environment/page-environment.ts'

test.each([
  ['nothing', {}],
  ['the pair', { VITE_ALGOLIA_APP_ID: 'APP', VITE_ALGOLIA_SEARCH_KEY: 'search' }],
  ['a prefix', { VITE_INDEX_PREFIX: 'staging_' }],
  ['a provider elsewhere', { VITE_PROVIDER_URL: 'https://search.example' }],
  [
    'a provider elsewhere and its pair',
    {
      VITE_PROVIDER_URL: 'https://search.example',
      VITE_ALGOLIA_APP_ID: 'APP',
      VITE_ALGOLIA_SEARCH_KEY: 'search',
    },
  ],
  ['a write key that stays private', { ALGOLIA_WRITE_KEY: 'write', SECRET: 'x' }],
])('a page may be built with %s', (_, environment) => {
  expect(() => checkPageEnvironment(environment)).not.toThrow()
})

test.each([
  [{ VITE_ALGOLIA_APP_ID: 'APP' }, /VITE_ALGOLIA_APP_ID is set but VITE_ALGOLIA_SEARCH_KEY is not/],
  [
    { VITE_ALGOLIA_APP_ID: '', VITE_ALGOLIA_SEARCH_KEY: 'search' },
    /VITE_ALGOLIA_SEARCH_KEY is set but VITE_ALGOLIA_APP_ID is not/,
  ],
  [
    { VITE_PROVIDER_URL: 'search.example' },
    /VITE_PROVIDER_URL is "search.example"; .* the provider/,
  ],
  [{ VITE_PROVIDER_URL: 'https://search.example/1' }, /VITE_PROVIDER_URL is .* without a path/],
  [{ VITE_ALGOLIA_ADMIN_KEY: 'canary' }, /VITE_ALGOLIA_ADMIN_KEY would be published/],
  [{ VITE_write_key: 'canary' }, /VITE_write_key would be published/],
  [{ VITE_CLIENT_SECRET: '' }, /VITE_CLIENT_SECRET would be published/],
  [{ VITE_STANDALONE: '1' }, /Set PLINTH_STANDALONE=1/],
])('%o stops the build with a sentence', (environment, message) => {
  expect(() => checkPageEnvironment(environment)).toThrow(PageEnvironmentError)
  expect(() => checkPageEnvironment(environment)).toThrow(message)
})

test('a refusal of a secret does not repeat it', () => {
  expect(() => checkPageEnvironment({ VITE_ADMIN: 'canary' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('canary') }),
  )
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://plinth.example', 'https://plinth.example'],
  ['https://Plinth.Example/', 'https://plinth.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:80/', 'http://127.0.0.1'],
])('SITE_URL %s is the address %s', (text, address) => {
  expect(readSiteUrl({ SITE_URL: text })).toBe(address)
})

test.each([
  'plinth.example',
  '//plinth.example',
  'ftp://plinth.example',
  'javascript:alert(1)',
  'https://',
  'https://plinth.example/docs',
  'https://plinth.example/?x',
  'https://plinth.example/#x',
  'https://me:secret@plinth.example',
  'https://plinth.example:99999',
  'https://a"b',
  'https://a b',
  ' https://plinth.example',
  'https://plinth.example\n',
])('SITE_URL %j stops the build with a sentence', (text) => {
  expect(() => readSiteUrl({ SITE_URL: text })).toThrow(PageEnvironmentError)
  expect(() => readSiteUrl({ SITE_URL: text })).toThrow(/^SITE_URL is .*https:\/\/plinth\.example/s)
})

test.each([
  [undefined, []],
  ['', []],
  ['0', []],
  ['1', ['features', 'specs', 'releases']],
  ['all', ['features', 'compat', 'specs', 'releases']],
  ['compat', ['compat']],
  ['releases, features', ['features', 'releases']],
])('PLINTH_PRERENDER %j asks for documents of %j', (text, lists) => {
  expect(readPrerender({ PLINTH_PRERENDER: text })).toEqual(lists)
})

test.each(['feature', 'features,,specs', 'suggestions', 'true', 'ALL'])(
  'PLINTH_PRERENDER %j is refused with its value and the possible ones',
  (text) => {
    const read = () => readPrerender({ PLINTH_PRERENDER: text })
    expect(read).toThrow(PageEnvironmentError)
    expect(read).toThrow(`PLINTH_PRERENDER is "${text}"`)
    expect(read).toThrow(
      /features, compat, specs, releases .* "all", or to "1" for features, specs/,
    )
  },
)

test.each([
  [undefined, true],
  ['', true],
  ['1', true],
  ['0', false],
])('PLINTH_OFFLINE %s: devices may keep the site: %s', (text, isOffered) => {
  expect(readOffline({ PLINTH_OFFLINE: text })).toBe(isOffered)
})

test('a PLINTH_OFFLINE that is neither on nor off is refused with its value', () => {
  expect(() => readOffline({ PLINTH_OFFLINE: 'no' })).toThrow(
    'PLINTH_OFFLINE is "no"; it must be 1 (on) or 0 (off).',
  )
})

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', true],
])('PLINTH_STANDALONE %s: searches in the browser: %s', (text, isStandalone) => {
  expect(readStandalone({ PLINTH_STANDALONE: text })).toBe(isStandalone)
})

test.each([
  [{ PLINTH_STANDALONE: 'yes' }, /PLINTH_STANDALONE is "yes"/],
  [
    { PLINTH_STANDALONE: '1', VITE_PROVIDER_URL: 'https://search.example' },
    /VITE_PROVIDER_URL names a provider/,
  ],
  [
    { PLINTH_STANDALONE: '1', VITE_ALGOLIA_APP_ID: 'APP', VITE_ALGOLIA_SEARCH_KEY: 'search' },
    /VITE_ALGOLIA_APP_ID names a provider/,
  ],
])('a build without a provider is refused with a sentence for %o', (environment, message) => {
  expect(() => readStandalone(environment)).toThrow(PageEnvironmentError)
  expect(() => readStandalone(environment)).toThrow(message)
})

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/plinth', '/plinth/'],
  ['/a/b-c.d/', '/a/b-c.d/'],
])('BASE_PATH %s is the path %s', (text, path) => {
  expect(readBasePath({ BASE_PATH: text })).toBe(path)
})

test.each([
  'plinth',
  './',
  '//host/',
  '/a//b/',
  '/a/../b/',
  '/a b/',
  '/a?b/',
  'https://a.example/',
])('BASE_PATH %s is refused', (text) => {
  expect(() => readBasePath({ BASE_PATH: text })).toThrow(PageEnvironmentError)
})

test('the address of a site below a path has the path', () => {
  const environment = { SITE_URL: 'https://you.example', BASE_PATH: '/plinth/' }
  expect(readSiteUrl(environment)).toBe('https://you.example/plinth')
  expect(readSiteUrl({ BASE_PATH: '/plinth/' })).toBeUndefined()
})
