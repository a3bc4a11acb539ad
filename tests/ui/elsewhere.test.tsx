import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { FeatureElsewhere } from '#contracts/feature-notes.ts'
import { elsewhereTitle, shareText } from '#routes/detail/feature/feature-elsewhere.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const textOf = (element: Element) => element.textContent.replaceAll('\u2060', '')
const hrefOf = (element: Element) => element.getAttribute('href')
const serve = (notes: object) =>
  network.use(http.get('*/assets/content-*/notes-*', () => HttpResponse.json(notes)))

const issue = (vendor: string, number: number) =>
  `https://github.com/${vendor}/standards-positions/issues/${number}`

const elsewhere: FeatureElsewhere = {
  positions: [
    {
      vendor: 'mozilla',
      position: 'negative',
      concerns: ['privacy', 'security'],
      url: issue('mozilla', 1),
    },
    { vendor: 'apple', position: '', concerns: [], url: issue('WebKit', 2) },
  ],
  bugs: [
    { url: 'https://bugzil.la/1', browsers: ['firefox', 'firefox_android'] },
    { url: 'https://webkit.org/b/2', browsers: ['safari'] },
    { url: 'https://webkit.org/b/3', browsers: ['safari'] },
  ],
  votes: { count: 111, url: 'https://github.com/web-platform-dx/developer-signals/issues/308' },
  interop: [
    { year: 2024, url: 'https://wpt.fyi/interop-2024' },
    { year: 2025, url: 'https://wpt.fyi/interop-2025' },
  ],
  chromeStatus: [5, 6],
  pageLoads: { share: 0.0027, url: 'https://chromestatus.com/metrics/1' },
  tests: 'https://wpt.fyi/results?q=feature:masonry',
}

async function sectionOf(id: string, title: string) {
  await renderPage(`/features/${id}`)
  return within(await screen.findByRole('region', { name: title }))
}

test('the page of a limited feature says what vendors think, where bugs are, and who votes for it, with links', async () => {
  serve({ 'grid-lanes': { elsewhere } })
  const section = await sectionOf('grid-lanes', 'Why it is not everywhere')
  expect(section.getAllByRole('listitem').map(textOf)).toEqual([
    'Mozilla: negative, concerned about privacy, security',
    'WebKit: no position yet',
    'Bug in Firefox: Firefox bug 1',
    'Bugs in Safari: WebKit bug 2, WebKit bug 3',
    'Developers: 111 votes, add yours',
    'Use: 0.27 % of page loads in Chrome',
    'Interop: 2024, 2025',
    'Chrome Platform Status: entry 1, entry 2',
    'Test results: web-platform-tests',
  ])
  expect(section.getAllByRole('link').map(hrefOf)).toEqual([
    issue('mozilla', 1),
    issue('WebKit', 2),
    'https://bugzil.la/1',
    'https://webkit.org/b/2',
    'https://webkit.org/b/3',
    elsewhere.votes?.url,
    'https://chromestatus.com/metrics/1',
    'https://wpt.fyi/interop-2024',
    'https://wpt.fyi/interop-2025',
    'https://chromestatus.com/feature/5',
    'https://chromestatus.com/feature/6',
    elsewhere.tests,
  ])
  // The section of notes, which has a file of its own, has nothing to show.
  await import('#routes/detail/feature/known-issues.tsx')
  await act(async () => undefined)
  expect(screen.queryByRole('region', { name: 'Known issues and notes' })).toBeNull()
})

test('what a feature lacks is absent, and an unsafe address is no link', async () => {
  serve({
    'grid-lanes': {
      elsewhere: {
        positions: [{ vendor: 'apple', position: 'oppose', concerns: [], url: 'javascript:a' }],
        votes: { count: 0, url: 'https://github.com/web-platform-dx/developer-signals/issues/1' },
      },
    },
  })
  const section = await sectionOf('grid-lanes', 'Why it is not everywhere')
  expect(section.getAllByRole('listitem').map(textOf)).toEqual([
    'WebKit: oppose',
    'Developers: be the first to vote',
  ])
  expect(section.getAllByRole('link')).toHaveLength(1)
})

test('the page of a widely available feature has nothing but links', async () => {
  serve({ grid: { elsewhere } })
  const section = await sectionOf('grid', 'Further links')
  expect(section.getAllByRole('listitem').map(textOf)).toEqual([
    'web-platform-tests',
    'Chrome Platform Status',
    'Use in Chrome',
    'Interop 2025',
    'Position of Mozilla',
    'Position of WebKit',
  ])
})

test.each([
  ['limited', elsewhere, 'Why it is not everywhere'],
  ['limited', { bugs: elsewhere.bugs }, 'Why it is not everywhere'],
  ['limited', { votes: elsewhere.votes }, 'Who wants it'],
  [
    'limited',
    { positions: [{ vendor: 'apple', position: 'support', concerns: [], url: '' }] },
    'Who wants it',
  ],
  ['limited', { tests: elsewhere.tests }, undefined],
  ['newly', elsewhere, 'Who wanted it'],
  ['newly', { chromeStatus: [1] }, undefined],
  ['widely', elsewhere, undefined],
  ['discouraged', elsewhere, undefined],
] as const)('the section of a %s feature with %o is called %s', (baseline, facts, title) => {
  expect(elsewhereTitle(facts, baseline)).toBe(title)
})

test.each([
  [0.51571624, '51.6 %'],
  [0.0027, '0.27 %'],
  [0.000_007_44, '0.00074 %'],
  [0, '0 %'],
])('a share of %d of page loads reads %s', (share, text) => {
  expect(shareText(share)).toBe(text)
})
