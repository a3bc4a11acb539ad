import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { providerOrigins } from '#server/environment/provider-origins.ts'
import { scriptSourcesOf, styleSourcesOf } from '#server/first-view/inline-sheet.ts'
import { pageHeaders } from '#server/http/headers.ts'
import { readBuilt, weighViews } from '#tests/support/built-page.ts'
import { newFolder, removeFolder, root } from '#tests/support/server.ts'

const canary = 'canary-that-must-not-sing'

/** Environments that a build refuses, with a part of what it says: one of the page, one of the files beside it. */
const refused: readonly (readonly [env: Environment, sentence: string])[] = [
  [{ VITE_ALGOLIA_ADMIN_KEY: canary }, 'VITE_ALGOLIA_ADMIN_KEY would be published'],
  [{ SITE_URL: 'plinth.example' }, 'SITE_URL is "plinth.example"'],
  [{ PLINTH_PRERENDER: 'feature' }, 'PLINTH_PRERENDER is "feature"'],
]

/** The page that `npm start` has built for the tests, and one for a hosted application, with secrets about. */
const dist = join(root, 'dist')
const built = readBuilt(dist)
let hosted = ''
let hostedFiles: ReadonlyMap<string, string> = new Map()
let refusals: readonly Promise<string>[] = []

type Environment = Readonly<Record<string, string>>

/** Builds the page; resolves to what the build printed, and to nothing but that where it failed. */
function build(outDir: string, env: Environment): Promise<string> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', outDir, '--logLevel', 'error']
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...env } }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve(error === null ? '' : `${stdout}${stderr}`)
    })
  })
}

// All at once: most of the time of a build that fails is its start.
beforeAll(async () => {
  hosted = await newFolder()
  refusals = refused.map(([env]) => build(join(hosted, 'never'), env))
  const failure = await build(hosted, {
    VITE_ALGOLIA_APP_ID: 'HOSTEDAPP',
    VITE_ALGOLIA_SEARCH_KEY: 'hosted-search-key',
    SITE_URL: 'https://plinth.example/',
    ALGOLIA_WRITE_KEY: canary,
    ALGOLIA_ADMIN_KEY: canary,
    PLINTH_ADMIN_KEY: canary,
    VITE_SOMETHING_UNUSED: canary,
  })
  if (failure !== '') throw new Error(failure)
  hostedFiles = readBuilt(hosted)
})

afterAll(async () => {
  await Promise.all(refusals)
  await removeFolder(hosted)
})

const hostedFile = (name: string): string => readFileSync(join(hosted, name), 'utf8')

const filesWith = (pattern: RegExp): readonly string[] =>
  [...built].flatMap(([name, text]) => (pattern.test(text) ? [name] : []))

test('a build holds the document and 128 files of support statements', () => {
  const names = [...built.keys()]
  expect(names).toContain('index.html')
  expect(
    names.filter((name) => /^assets\/content-\w+\/support-\d+\.json$/.test(name)),
  ).toHaveLength(128)
})

test('no secret of the environment is in a build', () => {
  const texts = [...hostedFiles].filter(([, text]) => text.includes(canary))
  expect(texts.map(([name]) => name)).toEqual([])
})

test('no script holds code for Node, the provider or a data package', () => {
  const code =
    /createProvider|lmdb|x-algolia-api-key.{0,40}adminKey|__compat|browser-compat-data\/|node:fs|provider-worker-/
  const scripts = filesWith(code).filter((name) => name.endsWith('.js'))
  // The provider of devices that keep the site, which no page loads before its network fails.
  expect(scripts.filter((name) => !name.startsWith('assets/provider-worker-'))).toEqual([])
})

test('no script is so large that it must hold data', () => {
  const scripts = [...built].filter(([name]) => name.endsWith('.js'))
  const heavy = scripts.filter(([, text]) => text.length > 700_000)
  expect(heavy.map(([name]) => name)).toEqual([])
})

test('no file of the build but robots.txt names the address of the local server', () => {
  // Without SITE_URL an absolute address is that of `npm start`.
  expect(filesWith(/:4173/)).toEqual(['robots.txt'])
})

test('the document loads only its own files, and has one short inline script, which loads nothing, and no style beside its style sheets', () => {
  const html = built.get('index.html') ?? ''
  const loaded = [...html.matchAll(/<(?:script|link|img)[^>]*?\s(?:src|href)="([^"]*)"/g)]
  expect(loaded.length).toBeGreaterThan(0)
  for (const [, address] of loaded) expect(address).toMatch(/^\/(?!\/)/)
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)]
  expect(
    inline.map(([, code = '']) => [code.length < 1000, /\b(?:import|fetch|await)\b/.test(code)]),
  ).toEqual([[true, false]])
  expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:/)
})

test('the licences of all code and data in the page are in a file of their own', () => {
  const text = built.get('licences.txt') ?? ''
  const titles = [...text.matchAll(/^-{80}\n(\S+) \S+ \((.+)\)$/gm)].map(([, name]) => name)
  const shipped = ['react', 'react-dom', 'react-router', 'algoliasearch', 'instantsearch.js']
  expect(titles).toEqual(
    expect.arrayContaining([...shipped, 'web-features', 'caniuse-lite', 'web-features-mappings']),
  )
  expect(titles).not.toEqual(expect.arrayContaining(['lmdb']))
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
  expect(text).not.toContain('unknown)')
})

/** InstantSearch can load it from there. The page turns that off, and its policy forbids scripts from elsewhere. */
const INSIGHTS = 'https://cdn.jsdelivr.net/npm/search-insights@'

test('no file but the records of an index names a content delivery network for anything but insights', () => {
  const delivery = /cdn\.jsdelivr|unpkg\.com|cdnjs\.|esm\.sh|googleapis\.com|gstatic\.com/
  const pages = [...built].filter(([name]) => !name.startsWith('assets/records-'))
  const naming = pages.filter(([, text]) => delivery.test(text.replaceAll(INSIGHTS, '')))
  expect(naming.map(([name]) => name)).toEqual([])
})

/**
 * Bytes of script, after gzip, that a view may need; no view may need more than the most. Between the size of a view and
 * its budget are 0.3 to 0.8 kB, so that only growth that is worth a look stops a build.
 */
const MOST = 200_000
const budgets: Readonly<Record<string, number>> = {
  home: 187_600,
  status: 190_800,
  about: 188_600,
  check: 198_300,
  diff: 202_700,
  set: 207_600,
  privacy: 190_300,
  shortcuts: 188_100,
  upcoming: 187_700,
  saved: 204_600,
  features: 204_700,
  compat: 204_700,
  specs: 204_700,
  releases: 205_200,
  feature: 203_900,
  'compat-entry': 204_100,
  spec: 201_000,
  release: 202_500,
  everything: 203_500,
  // No view waits for them.
  'list-tools': 211_900,
  parts: 203_700,
  'ask-question': 192_600,
  answers: 232_700,
  'after-load': 191_900,
  popup: 208_500,
}

const views = [...weighViews(dist)]

test('the document loads each view on demand', () => {
  expect(views.length).toBeGreaterThan(12)
  expect(views.map(([name]) => name)).toContain('home')
})

test.each(views)(
  'the chunk %s is complete within its budget of script and style',
  (name, { script, style }) => {
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(budgets[name] ?? MOST)
    expect(style).toBeLessThanOrEqual(12_700)
  },
)

/** The names of the scripts that a script imports at once, without their hashes. */
function importsOf(name: string): readonly string[] {
  const scripts = [...built].filter(
    ([file]) => file.replace(/-[\w-]{7}\.js$/, '') === `assets/${name}`,
  )
  return scripts.flatMap(([, code]) =>
    Array.from(
      code.matchAll(/(?:from|import)\s*"\.\/([\w-]+?)-[\w-]{7}\.js"/g),
      ([, imported = '']) => imported,
    ),
  )
}

test('the first script of the document imports no other, and the script of every view comes after the style sheets', () => {
  const scripts = [...(built.get('index.html') ?? '').matchAll(/<script ([^>]*)>/g)]
  const [first = '', second = ''] = scripts.map(([, attributes = '']) => attributes)
  expect(scripts).toHaveLength(2)
  expect(first).toMatch(/^type="module" crossorigin src="\/assets\/early-/)
  expect(second).toMatch(/^type="module" fetchpriority="low" crossorigin src="\/assets\/index-/)
  expect(importsOf('early')).toEqual([])
})

test('the script of every view imports none of a view, which would run before it', () => {
  expect(new Set(importsOf('index'))).toEqual(new Set(['early', 'version']))
})

test('a build for a hosted application names it, and the policy allows requests to it', () => {
  const texts = [...hostedFiles.values()]
  expect(texts.some((text) => text.includes('HOSTEDAPP'))).toBe(true)
  const html = hostedFile('index.html')
  const origins = providerOrigins({ VITE_ALGOLIA_APP_ID: 'HOSTEDAPP' })
  const policy =
    pageHeaders(origins, styleSourcesOf(html), scriptSourcesOf(html))['Content-Security-Policy'] ??
    'none'
  expect(policy).toContain('HOSTEDAPP-dsn.algolia.net')
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).toContain("style-src 'self' 'sha256-")
  for (const name of ['_headers', 'vercel.json']) expect(hostedFile(name)).toContain(policy)
})

const connections = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<link rel="preconnect"[^>]*>/g), ([link]) => link)

test('the document connects to a hosted application before its scripts run, and to nothing else', () => {
  expect(connections(hostedFile('index.html'))).toEqual([
    '<link rel="preconnect" crossorigin href="https://HOSTEDAPP-dsn.algolia.net">',
  ])
  expect(connections(built.get('index.html') ?? '')).toEqual([])
})

test('a build for a hosted application answers 404 with the document, and rewrites views to it', () => {
  const withoutHead = (name: string) =>
    hostedFile(name).replace(/<!-- head -->.*<!-- \/head -->/s, '')
  expect(withoutHead('404.html')).toBe(withoutHead('index.html'))
  expect(hostedFile('_redirects')).toMatch(/^\/features \/ 200$/m)
})

test('a build with SITE_URL names that address wherever an address must be absolute', () => {
  expect(hostedFile('index.html')).toContain(
    '<meta property="og:image" content="https://plinth.example/preview.png" />',
  )
  for (const name of ['robots.txt', 'sitemap.xml', 'sitemap-compat.xml', 'feeds/newly.atom']) {
    expect(hostedFile(name)).toContain('https://plinth.example/')
    expect(hostedFile(name)).not.toContain('127.0.0.1')
  }
  expect(hostedFile('opensearch.xml')).not.toContain('/suggest')
})

test.each(refused)('a build with %o fails with a sentence', async (env, sentence) => {
  const output = await refusals[refused.findIndex(([known]) => known === env)]
  expect(output).toContain(sentence)
})
