import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { pageHeaders } from '#server/headers.ts'
import { readBuilt, weighView } from '#tests/support/built-page.ts'
import { newFolder, removeFolder, root } from '#tests/support/server.ts'

const canary = 'canary-that-must-not-sing'
let folder = ''
let built: ReadonlyMap<string, string> = new Map()

function build(outDir: string, env: Readonly<Record<string, string>>): void {
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      outDir,
      '--logLevel',
      'error',
    ],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...env }, stdio: 'pipe' },
  )
}

beforeAll(async () => {
  folder = await newFolder()
  build(folder, {
    ALGOLIA_WRITE_KEY: canary,
    ALGOLIA_ADMIN_KEY: canary,
    PLINTH_ADMIN_KEY: canary,
    VITE_SOMETHING_UNUSED: canary,
  })
  built = readBuilt(folder)
})

afterAll(() => removeFolder(folder))

const filesWith = (pattern: RegExp): readonly string[] =>
  [...built].flatMap(([name, text]) => (pattern.test(text) ? [name] : []))

test('a build is a page, its code and its data', () => {
  const names = [...built.keys()]
  expect(names).toContain('index.html')
  expect(
    names.filter((name) => /^assets\/content-\w+\/support-\d+\.json$/.test(name)),
  ).toHaveLength(128)
})

test('no key of the environment is in the build', () => {
  expect(filesWith(new RegExp(canary))).toEqual([])
})

test('no code for Node, no provider and no data package is in the code', () => {
  const code =
    /createProvider|lmdb|x-algolia-api-key.{0,40}adminKey|__compat|browser-compat-data\/|node:fs/
  expect(filesWith(code).filter((name) => name.endsWith('.js'))).toEqual([])
})

test('the code weighs what code weighs: no data has come along', () => {
  const scripts = [...built].filter(([name]) => name.endsWith('.js'))
  const heavy = scripts.filter(([, text]) => text.length > 700_000)
  expect(heavy.map(([name]) => name)).toEqual([])
})

test('the build does not know the machine, and has no fault switch', () => {
  // Where nobody says which address the site has, what needs one names that of `npm start`.
  expect(filesWith(/__faults|4173/)).toEqual(['robots.txt'])
})

test('the document loads nothing but its own files, and has nothing inline to run', () => {
  const html = built.get('index.html') ?? ''
  const loaded = [...html.matchAll(/<(?:script|link|img)[^>]*?\s(?:src|href)="([^"]*)"/g)]
  expect(loaded.length).toBeGreaterThan(0)
  for (const [, address] of loaded) expect(address).toMatch(/^\/(?!\/)/)
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=|javascript:/)
})

test('no file is fetched from a content delivery network', () => {
  expect(
    filesWith(/cdn\.jsdelivr|unpkg\.com|cdnjs\.|esm\.sh|googleapis\.com|gstatic\.com/),
  ).toEqual([])
})

test.each([
  ['src/routes/pages/home.tsx', 147_000],
  ['src/routes/list/features.tsx', 160_000],
  ['src/routes/list/compat.tsx', 160_000],
  ['src/routes/list/specs.tsx', 160_000],
  ['src/routes/list/releases.tsx', 160_000],
  ['src/routes/detail/feature/definition.tsx', 158_000],
  ['src/routes/detail/compat-entry/definition.tsx', 158_000],
  ['src/routes/detail/spec/definition.tsx', 158_000],
  ['src/routes/detail/release/definition.tsx', 158_000],
  ['src/routes/list/everything.tsx', 158_000],
  ['src/routes/saved/saved.tsx', 160_000],
  ['src/routes/status/status.tsx', 147_000],
  ['src/routes/pages/about.tsx', 147_000],
])('%s is complete after at most %i bytes of code', (view, limit) => {
  const { script, style } = weighView(folder, view)
  expect(script).toBeGreaterThan(50_000)
  expect(script).toBeLessThanOrEqual(limit)
  expect(style).toBeLessThanOrEqual(12_000)
})

test('a build for a hosted application knows its id, and the policy lets it ask there', async () => {
  const hosted = await newFolder()
  try {
    build(hosted, {
      VITE_ALGOLIA_APP_ID: 'HOSTEDAPP',
      VITE_ALGOLIA_SEARCH_KEY: 'hosted-search-key',
      SITE_URL: 'https://plinth.example/',
    })
    const texts = [...readBuilt(hosted).values()]
    expect(texts.some((text) => text.includes('HOSTEDAPP'))).toBe(true)
    const policy = pageHeaders('HOSTEDAPP')['Content-Security-Policy'] ?? 'none'
    expect(policy).toContain('HOSTEDAPP-dsn.algolia.net')
    for (const name of ['_headers', 'vercel.json']) {
      expect(readFileSync(join(hosted, name), 'utf8')).toContain(policy)
    }
    const withoutHead = (name: string) =>
      readFileSync(join(hosted, name), 'utf8').replace(/<!-- head -->.*<!-- \/head -->/s, '')
    expect(withoutHead('404.html')).toBe(withoutHead('index.html'))
    expect(readFileSync(join(hosted, 'index.html'), 'utf8')).toContain(
      '<meta property="og:image" content="https://plinth.example/preview.png" />',
    )
    for (const name of ['robots.txt', 'sitemap.xml', 'sitemap-compat.xml', 'feeds/newly.atom']) {
      const text = readFileSync(join(hosted, name), 'utf8')
      expect(text).toContain('https://plinth.example/')
      expect(text).not.toContain('127.0.0.1')
    }
    expect(readFileSync(join(hosted, 'opensearch.xml'), 'utf8')).not.toContain('/suggest')
    expect(readFileSync(join(hosted, '_redirects'), 'utf8')).toMatch(/^\/features \/ 200$/m)
  } finally {
    await removeFolder(hosted)
  }
})

test.each([
  [{ VITE_ALGOLIA_APP_ID: 'APP' }, 'VITE_ALGOLIA_SEARCH_KEY is not'],
  [{ VITE_ALGOLIA_ADMIN_KEY: canary }, 'VITE_ALGOLIA_ADMIN_KEY would be published'],
  [{ SITE_URL: 'plinth.example' }, 'SITE_URL is "plinth.example"'],
])('the build fails with a sentence for %o', (env, sentence) => {
  expect(() => build(join(folder, 'never'), env)).toThrow(sentence)
})
