import { expect, test } from 'vitest'

import { DEFAULT_SITE_URL } from '#server/environment/page-environment.ts'
import { rebase } from '#server/site-files/answers.ts'
import { robotsFile, isSiteFile, siteFiles } from '#server/site-files/files.ts'

const records = { features: [], compat: [], specs: [], releases: [], suggestions: [] }
const summary = {
  counts: {},
  packages: [],
  newestMonth: '2026-09',
  asOf: '2026-11-10',
  turnDays: [],
  datedValues: {},
  trackedUsage: 97.6,
  facetSizes: {},
  releases: {},
  widely: [],
}

const content = { releaseDates: {}, changes: [] }

/** Names are permanent: they do not depend on the address. */
const withoutTags = (file = '') => file.replaceAll(/tag:[^,]*,/g, 'tag:host,')

test('files for an unknown address equal those of the requested address after rebasing', () => {
  const written = siteFiles({ records, summary, content }, DEFAULT_SITE_URL)
  const wanted = siteFiles({ records, summary, content }, 'http://localhost:4321')
  for (const [path, text] of written) {
    expect(withoutTags(rebase(text, 'http://localhost:4321'))).toBe(withoutTags(wanted.get(path)))
  }
})

test('the address that is written into a file is escaped', () => {
  expect(rebase(`<loc>${DEFAULT_SITE_URL}/</loc>`, 'http://a&b')).toBe('<loc>http://a&amp;b/</loc>')
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(robotsFile('https://plinth.example').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://plinth.example/sitemap.xml',
    '',
  ])
})

test('isSiteFile is true for the paths of the files, and for no other', () => {
  for (const path of siteFiles({ records, summary, content }, DEFAULT_SITE_URL).keys()) {
    expect([path, isSiteFile(path)]).toEqual([path, true])
  }
  for (const path of [
    '/sitemap-compat-2.xml/..',
    '/feeds/../robots.txt',
    '/feeds/a/b.atom',
    '/x/robots.txt',
    '/sitemap.xml.br',
    '/index.html',
  ]) {
    expect([path, isSiteFile(path)]).toEqual([path, false])
  }
})
