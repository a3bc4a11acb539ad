import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'
import { groups } from 'web-features'

import { readBuildRecord } from '#server/build/build-record.ts'
import { compiler, copyWithIndex, insert } from '#tests/sixth-index/copy.ts'
import { inCatalogue, namedByCompiler } from '#tests/sixth-index/insertions.ts'
import { removeCopy } from '#tests/support/project-copy.ts'
import { root } from '#tests/support/server.ts'

import { expectAccessible } from './support/accessibility.ts'
import { openMore } from './support/list-tools.ts'
import { openPalette } from './support/palette.ts'
import { patience } from './support/playwright.ts'

let copy: string
let server: ChildProcess | undefined

test.beforeAll(async () => {
  copy = await copyWithIndex()
})

test.afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await removeCopy(copy)
})

/** The second run checks only what the insertions concern. */
const compilerOptions = (): readonly string[] => [
  '--pretty',
  'false',
  '--incremental',
  '--tsBuildInfoFile',
  join(copy, 'node_modules', 'compiled.tsbuildinfo'),
]

/** The files of the project in which the compiler finds something missing or wrong, each once. */
async function filesWithErrors(): Promise<readonly string[]> {
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, ...compilerOptions()], { cwd: copy }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  const files = [...output.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file = '']) => file)
  return inOrder(files)
}

/** Each once, by name. */
function inOrder(files: readonly string[]): readonly string[] {
  return [...new Set(files)].toSorted((a, b) => a.localeCompare(b))
}

/** Starts the copy as `npm start` does; resolves with its address. */
async function start(): Promise<string> {
  const started = spawn(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'src/server/start/start.ts'],
    {
      cwd: copy,
      env: {
        ...process.env,
        PORT: '0',
        PLINTH_DATA: join(copy, '.plinth'),
        PLINTH_PRERENDER: 'specs',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  server = started
  return new Promise((resolve, reject) => {
    let said = ''
    started.stdout.on('data', (chunk) => {
      said += String(chunk)
      const address = /Plinth is at (\S+?)\/?\s/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    started.once('exit', () => {
      reject(new Error(`The server ended before it said where it is: ${said}`))
    })
  })
}

const ids = Object.keys(groups)
const inCss = ids.filter((id) => topmost(id) === 'css')

test('a new index has a list, pages and files of its own once every registry that the compiler names has it', async ({
  page,
  request,
}) => {
  await insert(copy, inCatalogue)
  const registries = inOrder(namedByCompiler.map(({ file }) => file))
  expect(await filesWithErrors()).toEqual(expect.arrayContaining([...registries]))
  for (const insertion of namedByCompiler) await insert(copy, insertion)
  expect(await filesWithErrors()).toEqual([])

  const address = await start()
  await test.step('a first start answers before its data files are written', async () => {
    expect(existsSync(join(copy, 'dist', 'sitemap.xml'))).toBe(false)
    expect(await (await request.get(`${address}/features/grid`)).text()).toContain('<title>')
    // The answer waits until the file is written.
    const sitemap = await request.get(`${address}/sitemap.xml`, { timeout: patience.timeout })
    expect(await sitemap.text()).toContain('<sitemapindex')
  })
  await test.step('the list searches, filters and exports', () => expectList(page, address))
  await test.step('a row leads to the page of its record', () => expectDetail(page, address))
  await test.step('the search box offers its records', () => expectPalette(page, address))
  await test.step('a record can be saved', () => expectSaved(page, address))
  await test.step('the search of everything has a section of it', async () => {
    await page.goto(`${address}/search?q=layout`)
    await expect(page.getByRole('region', { name: /^Groups/ })).toBeVisible()
  })
  await test.step('the server describes its pages and lists them', async () => {
    const document = await (await request.get(`${address}/groups/layout`)).text()
    expect(document).toContain('<title>Layout · Plinth</title>')
    const unknown = await (await request.get(`${address}/groups/nothing`)).text()
    expect(unknown).toContain('<title>Not found · Plinth</title>')
    const sitemap = await (await request.get(`${address}/sitemap-groups.xml`)).text()
    expect(sitemap.match(/<loc>/g)).toHaveLength(ids.length)
  })
  await test.step('a first start writes the data files and documents of a whole build', () =>
    expectWholeBuild(join(copy, 'dist')))
})

async function expectWholeBuild(dist: string): Promise<void> {
  await expect
    .poll(async () => (await readBuildRecord(dist))?.isFinished, { timeout: patience.timeout })
    .toBe(true)
  const [written, whole] = await Promise.all([dist, join(root, 'dist')].map(contentFiles))
  expect(written?.length).toBeGreaterThanOrEqual(whole?.length ?? 0)
  expect(await readdir(join(dist, 'specs'))).toContain('css-grid-2.html')
}

async function contentFiles(dist: string): Promise<readonly string[]> {
  const names = await readdir(join(dist, 'assets'))
  return names.filter((name) => /^content-.*\.json$/.test(name))
}

async function expectList(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/groups?area=CSS`)
  await expect(page.getByText(`${inCss.length} results`, { exact: true })).toBeVisible()
  await openMore(page, 'Export')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(1 + inCss.length)
  await page.goto(`${address}/groups?q=layuot`)
  await expect(page.getByRole('article').first()).toContainText('CSS › Layout')
  await expect(page).toHaveTitle('layuot · Groups · Plinth')
  await expectAccessible(page)
}

async function expectDetail(page: Page, address: string): Promise<void> {
  await page.getByRole('link', { name: 'Layout', exact: true }).click()
  await expect(page).toHaveURL(`${address}/groups/layout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Layout' })).toBeVisible()
  await expect(page).toHaveTitle('Layout · Plinth')
  await page.getByRole('link', { name: /^\d+ features$/ }).click()
  await expect(page).toHaveURL(`${address}/features?group=CSS,Layout`)
}

async function expectPalette(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const palette = await openPalette(page)
  const box = palette.getByRole('combobox')
  await box.fill('Borders and outlines')
  const exact = page.getByRole('group', { name: 'Exact name' }).getByRole('option')
  await expect(exact).toContainText('Borders and outlines')
  await box.press('Enter')
  await expect(page).toHaveURL(`${address}/groups/borders-outlines`)
}

async function expectSaved(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/groups/layout`)
  await page.getByRole('button', { name: 'Save Layout', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved: Layout' })).toBeVisible()
  await page.goto(`${address}/saved`)
  const section = page.getByRole('region', { name: /^Groups/ })
  await expect(section.getByRole('link', { name: 'Layout', exact: true })).toBeVisible()
}

function topmost(id: string): string {
  const parent = groups[id]?.parent
  return parent === undefined ? id : topmost(parent)
}
