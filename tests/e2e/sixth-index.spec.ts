import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import { groups } from 'web-features'

import { compiler, copyProject, insert } from '#tests/sixth-index/copy.ts'
import { askedFor, inCatalogue, itsView } from '#tests/sixth-index/insertions.ts'

import { expectAccessible } from './support/accessibility.ts'

let copy: string
let server: ChildProcess | undefined

test.beforeAll(async () => {
  copy = await copyProject()
})

test.afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(copy, { recursive: true, force: true })
})

/** The files of the project in which the compiler finds something missing or wrong, each once. */
async function filesWithErrors(): Promise<readonly string[]> {
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '--pretty', 'false'], { cwd: copy }, (_error, stdout) =>
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

/** Starts the copy as anybody would; resolves with its address. */
async function start(): Promise<string> {
  const started = spawn(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'src/server/start.ts'],
    {
      cwd: copy,
      env: { ...process.env, PORT: '0', PLINTH_DATA: join(copy, '.plinth') },
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

test('another index is a folder, a builder and a view, and the compiler asks for the rest', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await insert(copy, inCatalogue)
  const asking = inOrder(askedFor.map(({ file }) => file))
  expect(await filesWithErrors()).toEqual(expect.arrayContaining([...asking]))
  await insert(copy, [...askedFor, ...itsView])
  expect(await filesWithErrors()).toEqual([])

  const address = await start()
  const inCss = Object.keys(groups).filter((id) => topmost(id) === 'css').length
  await page.goto(`${address}/groups?area=CSS`)
  await expect(page.getByText(`${inCss} results`, { exact: true })).toBeVisible()
  await page.goto(`${address}/groups?q=layuot`)
  await expect(page.getByRole('article').first()).toContainText('CSS › Layout')
  await expect(page).toHaveTitle('layuot · Groups · Plinth')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Layout', exact: true }).click()
  await expect(page).toHaveURL(`${address}/features?group=CSS,Layout`)
  await page.goto(`${address}/search?q=layout`)
  await expect(page.getByRole('region', { name: /^Groups/ })).toBeVisible()
})

function topmost(id: string): string {
  const parent = groups[id]?.parent
  return parent === undefined ? id : topmost(parent)
}
