import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import { type FeatureNotes, notesBucketSchema } from '#contracts/feature-notes.ts'
import type { Note } from '#contracts/note.ts'
import { whereText } from '#routes/detail/feature/feature-notes.ts'
import { bugName, bugsByBrowser } from '#routes/detail/notes.tsx'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const textOf = (element: Element) => element.textContent
const hrefOf = (element: Element) => element.getAttribute('href')
const text = (value: string): Note => [{ type: 'text', value }]
const serveNotes = (notes: object) =>
  network.use(http.get('*/assets/content-*/notes-*', () => HttpResponse.json(notes)))
const findSection = async () =>
  within(await screen.findByRole('region', { name: 'Known issues and notes' }))

const subgrid: FeatureNotes = {
  caniuse: [{ id: 'css-subgrid', title: 'CSS Subgrid' }],
  issues: [
    [
      { type: 'code', value: 'gap' },
      { type: 'link', href: 'javascript:alert(1)', value: ' is a trap' },
    ],
  ],
  remarks: [
    { note: text('Without names.'), where: [{ browser: 'safari', versions: '16 and later' }] },
    { note: text('Behind a flag.'), where: [{ browser: 'edge', versions: '114' }], past: true },
  ],
  parts: [
    {
      note: text('Slow.'),
      browsers: ['chrome', 'chrome_android'],
      keys: ['css.properties.grid-template-rows.subgrid'],
      count: 2,
    },
  ],
  partsTotal: 30,
  tracked: [
    { url: 'https://bugzil.la/1', browsers: ['firefox'], keys: ['css.gone'], count: 1 },
    { url: 'https://webkit.org/b/2', browsers: ['safari', 'safari_ios'], keys: [], count: 1 },
  ],
}

const bug = (url: string, browsers: readonly CoreBrowser[]) => {
  return { url, browsers, keys: [], count: 1 }
}

test('the page of a feature shows known issues, notes and bugs, with their sources', async () => {
  serveNotes({ subgrid })
  await renderPage('/features/subgrid')
  const section = await findSection()
  const itemsOf = (name: string) =>
    within(section.getByRole('list', { name })).getAllByRole('listitem').map(textOf)
  expect(itemsOf('Known issues')).toStrictEqual(['gap is a trap'])
  expect(section.queryByRole('link', { name: /a trap/ })).toBeNull()
  expect(itemsOf('Notes on current versions')).toStrictEqual([
    'Safari 16 and later: Without names.',
  ])
  expect(section.getAllByText('Behind a flag.')).toHaveLength(1)
  expect(itemsOf('Notes on parts')).toStrictEqual([
    expect.stringMatching(/^Chrome: Slow\. \(.+ and 1 more\)$/),
  ])
  expect(section.getAllByText(/^Showing 1 of 30 notes\./)).toHaveLength(1)
  expect(itemsOf('Missing parts are tracked in')).toStrictEqual([
    'Firefox: Firefox bug 1 ',
    'Safari: WebKit bug 2 ',
  ])
  expect(hrefOf(section.getByRole('link', { name: 'Firefox bug 1' }))).toBe('https://bugzil.la/1')
  expect(hrefOf(section.getByRole('link', { name: 'CSS Subgrid' }))).toBe(
    'https://caniuse.com/css-subgrid',
  )
  expect(hrefOf(section.getByRole('link', { name: 'CC BY 4.0' }))).toMatch(/licenses\/by\/4\.0/)
})

test('a long list of notes shows a few, and the rest on demand', async () => {
  const parts = Array.from({ length: 9 }, (_, index) => ({
    note: text(`Note ${index}.`),
    browsers: ['edge'],
    keys: [],
    count: 1,
  }))
  serveNotes({ subgrid: { parts } })
  await renderPage('/features/subgrid')
  const section = await findSection()
  const first = within(section.getByRole('list', { name: 'Notes on parts' }))
  expect(first.getAllByRole('listitem')).toHaveLength(4)
  const summary = section.getByText('More notes on parts').closest('summary')!
  expect(textOf(summary)).toBe('More notes on parts5')
})

test('the page of a feature without notes has no section of them', async () => {
  serveNotes({})
  await renderPage('/features/subgrid')
  await screen.findByRole('table', { name: /^Support and global usage/ })
  expect(screen.queryByRole('heading', { name: 'Known issues and notes' })).toBeNull()
})

test('the page of a feature whose notes cannot be read says so', async () => {
  serveNotes({ subgrid: { issues: '<b>' } })
  await renderPage('/features/subgrid')
  const section = await findSection()
  expect(section.getAllByText(/^Known issues could not be loaded\./)).toHaveLength(1)
})

test('the notes that a build writes have the shape that the page reads', async () => {
  const { notes } = await fillDetails()
  expect(notes.filter((bucket) => !v.is(notesBucketSchema, bucket))).toStrictEqual([])
  expect(v.is(notesBucketSchema, { subgrid })).toBe(true)
})

test.each([
  ['https://crbug.com/1', 'Chromium bug 1'],
  ['https://issues.chromium.org/issues/2', 'Chromium bug 2'],
  ['https://bugzil.la/3', 'Firefox bug 3'],
  ['https://bugzilla.mozilla.org/show_bug.cgi?id=4', 'Firefox bug 4'],
  ['https://webkit.org/b/5', 'WebKit bug 5'],
  ['https://bugs.webkit.org/show_bug.cgi?id=6', 'WebKit bug 6'],
  ['https://github.com/a/b/issues/7', 'github.com/a/b/issues/7'],
])('the bug at %s is named %s', (address, name) => {
  expect(bugName(address)).toBe(name)
})

test('browsers with equal versions are named together, and bugs under their browsers', () => {
  expect(
    whereText([
      { browser: 'chrome', versions: '1–2' },
      { browser: 'edge', versions: '1–2' },
      { browser: 'firefox_android', versions: '3' },
    ]),
  ).toBe('Chrome, Edge 1–2; Firefox for Android 3')
  const groups = bugsByBrowser([bug('a', ['edge']), bug('b', ['safari']), bug('c', ['edge'])])
  expect(groups.map(({ name, bugs }) => [name, bugs.map(({ url }) => url)])).toStrictEqual([
    ['Edge', ['a', 'c']],
    ['Safari', ['b']],
  ])
})
