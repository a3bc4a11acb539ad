import { cp, mkdir, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { recordPath } from '#contracts/paths.ts'
import { prerender } from '#server/build/documents/prerender.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { currentFeature } from '#tests/support/current-feature.ts'
import { newFolder, removeFolder, root } from '#tests/support/server.ts'

const server = inject('sharedServer')
const lists = ['features', 'specs', 'releases'] as const
const siteUrl = 'https://plinth.example'
const feature = await currentFeature('subgrid')

let dist = ''
let ids: Readonly<Record<(typeof lists)[number], readonly string[]>>

/** A built page, as far as documents are made of it. */
async function copyBuilt(folder: string): Promise<void> {
  const built = join(root, 'dist')
  await mkdir(join(folder, 'assets'))
  const assets = await readdir(join(built, 'assets'))
  await Promise.all([
    ...['index.html', '.server', '.vite'].map((name) =>
      cp(join(built, name), join(folder, name), { recursive: true }),
    ),
    ...assets
      .filter((name) => name.endsWith('.css') || name.startsWith('content-'))
      .map((name) =>
        cp(join(built, 'assets', name), join(folder, 'assets', name), { recursive: true }),
      ),
  ])
}

beforeAll(async () => {
  dist = await newFolder()
  await copyBuilt(dist)
  const { records } = await loadCatalogue()
  const { objectID: own } = feature
  const features = records.features.filter(({ objectID }) => [own, 'flexbox'].includes(objectID))
  const specs = records.specs.filter(({ objectID }) => objectID === 'css-grid-2')
  // One with a dot in its id, which a host must not take for the end of a name.
  const releases = records.releases.filter(({ objectID }) =>
    ['chrome-117', 'safari-16.4'].includes(objectID),
  )
  const compat = records.compat.filter(({ features: parts }) => parts.includes(own))
  const suggestions = records.suggestions.slice(0, 1)
  const few = { compat, suggestions, features, specs, releases }
  ids = {
    features: features.map(({ objectID }) => objectID),
    specs: specs.map(({ objectID }) => objectID),
    releases: releases.map(({ objectID }) => objectID),
  }
  await prerender({ dist, lists, records: few, siteUrl })
})

afterAll(() => removeFolder(dist))

const sheetsOf = (from: Document) =>
  Array.from(from.querySelectorAll('link[rel=stylesheet]'), (link) => link.getAttribute('href'))

const tableIn = (html: string) =>
  new JSDOM(html).window.document.querySelector('main table')?.outerHTML

const fileOf = (list: string, id: string) => readFile(join(dist, list, `${id}.html`), 'utf8')

test('each record of the lists asked for has a document, and no other has', async () => {
  const files = await Promise.all(lists.map((list) => readdir(join(dist, list))))
  expect(files.map((names) => names.toSorted())).toEqual(
    lists.map((list) => ids[list].map((id) => `${id}.html`).toSorted()),
  )
  expect(ids.releases).toHaveLength(2)
  expect(await readdir(dist)).not.toContain('compat')
})

test('a document has the head that our own server answers, with the address of the site', async () => {
  const path = recordPath('features', feature.objectID)
  const served = new JSDOM(await (await fetch(server.address + path)).text()).window.document
  const { document } = new JSDOM(await fileOf('features', feature.objectID)).window
  expect(document.title).toBe(served.title)
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toBe(siteUrl + path)
  expect(sheetsOf(document)).toEqual(sheetsOf(served))
})

test('a document has the support table that our own server answers', async () => {
  const path = recordPath('features', feature.objectID)
  const served = await (await fetch(server.address + path)).text()
  expect(tableIn(await fileOf('features', feature.objectID))).toBe(tableIn(served))
})

test.each(lists)('documents of %s have one heading each, that of their record', async (list) => {
  const documents = await Promise.all(ids[list].map((id) => fileOf(list, id)))
  const headings = documents.map((html) =>
    Array.from(new JSDOM(html).window.document.querySelectorAll('h1'), (one) => one.textContent),
  )
  expect(headings.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(headings.flat()).size).toBe(ids[list].length)
})
