import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { earlyScriptPlugin } from '#server/build/vite-early-script.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

/** Builds a page of nothing but an early script, and returns its document. */
async function documentWith(variables: string): Promise<string> {
  const root = await newFolder()
  onTestFinished(() => removeFolder(root))
  await mkdir(join(root, 'src/early'), { recursive: true })
  await writeFile(join(root, 'src/early/early.ts'), 'console.log(1)')
  await writeFile(join(root, 'src/early/browsers.ts'), 'console.log(2)')
  const scripts = ['browsers', 'early'].map(
    (name) => `<script type="module" src="/src/early/${name}.ts"></script>`,
  )
  await writeFile(join(root, 'index.html'), `<!doctype html><head>${scripts.join('')}</head>`)
  await writeFile(join(root, '.env'), variables)
  await build({ root, configFile: false, logLevel: 'silent', plugins: earlyScriptPlugin() })
  return readFile(join(root, 'dist/index.html'), 'utf8')
}

test.each([
  ['', []],
  ['VITE_PROVIDER_URL=https://search.example:8443/', ['https://search.example:8443']],
  ['VITE_ALGOLIA_APP_ID=APP', ['https://APP-dsn.algolia.net']],
])('a document built with "%s" connects early to %j', async (variables, origins) => {
  const html = await documentWith(variables)
  const links = html.matchAll(/<link rel="preconnect" crossorigin href="([^"]*)">/g)
  expect(Array.from(links, ([, href]) => href)).toEqual(origins)
})

test('a document holds what runs before its first paint, and then loads its first script', async () => {
  const html = await documentWith('')
  const scripts = Array.from(html.matchAll(/<script[^>]*>[^<]*/g), ([script]) => script)
  expect(scripts).toHaveLength(2)
  expect(scripts[0]).toMatch(/^<script>.*console\.log\(2\)/)
  expect(scripts[1]).toMatch(/^<script type="module" crossorigin src="\/assets\/early-/)
})
