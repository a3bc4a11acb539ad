import { expect, test } from 'vitest'

import { describeTargets } from '#catalogue/targets/describe.ts'
import { plainTargets } from '#catalogue/targets/plain-query.ts'
import { splitPlatforms } from '#catalogue/targets/platform-query.ts'

test.each([
  ['node 20', 'Node.js 20'],
  ['Node.js >= 18.12', 'Node.js 18.12'],
  ['nodejs v22', 'Node.js 22'],
  ['deno 1.40', 'Deno 1.40'],
  ['deno >= 1.4', 'Deno 1.4'],
  ['bun 1', 'Bun 1'],
  ['bun 1.0.22', 'Bun 1.0.22'],
  ['android webview 120', 'Android WebView 120'],
  ['webview_android 120, WebView Android 110', 'Android WebView 110'],
  ['ios webview 17.4', 'iOS WebView 17.4'],
  ['wkwebview 16', 'iOS WebView 16'],
  ['deno 2, safari 16, node 18', 'Safari 16, Node.js 18, Deno 2'],
])('the plain query “%s” asks for %s', (query, words) => {
  expect(describeTargets(plainTargets(query) ?? {})).toBe(words)
})

test.each([
  'node',
  'deno',
  'node > 18',
  'bun latest',
  'node 0',
  'node 99999',
  'deno 1.x',
  'webview 120',
])('“%s” is no plain query', (query) => {
  expect(plainTargets(query)).toBeUndefined()
})

test('versions of platforms are taken out of a query, and the rest stays as it is', () => {
  expect(splitPlatforms('> 0.5%, deno 1.40, last 2 node versions or bun 1')).toEqual({
    platforms: [
      { name: 'deno', version: 1_040_000 },
      { name: 'bun', version: 1_000_000 },
    ],
    maintainedNode: false,
    rest: '> 0.5%, last 2 node versions',
    problem: '',
  })
  expect(splitPlatforms('defaults, Maintained  Node versions')).toMatchObject({
    platforms: [],
    maintainedNode: true,
    rest: 'defaults',
  })
})

test.each(['deno', 'last 2 bun versions', 'not deno 1.40', 'webview 120', 'chrome 1, deno > 1'])(
  '“%s”, which browserslist does not know either, is refused with an example',
  (query) => {
    expect(splitPlatforms(query).problem).toContain('like “deno 1.40”')
  },
)

test.each([
  'node 20, not dead',
  'node 20 and last 2 years',
  'maintained node versions, not node 22',
])('in “%s”, whose parts depend on those before them, Node.js is left to browserslist', (query) => {
  expect(splitPlatforms(query)).toMatchObject({
    platforms: [],
    maintainedNode: false,
    rest: query,
    problem: '',
  })
})
