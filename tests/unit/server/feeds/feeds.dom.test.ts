import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readChangeLog } from '#catalogue/events/change-log.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { feeds, listFeeds, upcomingCalendar } from '#catalogue/feeds.ts'
import { epochSeconds } from '#lib/dates.ts'
import { type FedFeature, feedFiles, type FeedSources } from '#server/feeds/feeds.ts'
import type { FedRelease } from '#server/feeds/release-feed.ts'
import { untilDay } from '#server/site-files/until-day.ts'
import { parseXml, textsOf } from '#tests/support/xml.ts'

/** As in the data packages of November 2026. */
const subgrid: FedFeature = {
  objectID: 'subgrid',
  name: 'Subgrid',
  description: 'The `subgrid` value.',
  baseline: 'widely',
  newlyDate: epochSeconds('2023-09-15'),
  widelyDate: epochSeconds('2026-03-15'),
  support: {
    chrome: '117',
    chrome_android: '117',
    edge: '117',
    firefox: '71',
    firefox_android: '79',
    safari: '16',
    safari_ios: '16',
  },
  mdn: '/docs/Web/CSS/Guides/Grid_layout/Subgrid',
  specs: [
    {
      title: 'CSS Grid Layout Module Level 2',
      url: 'https://drafts.csswg.org/css-grid-2/#subgrids',
      id: 'css-grid-2',
    },
  ],
}

const alpha: FedFeature = {
  objectID: 'alpha',
  name: 'alpha()',
  description: 'The `alpha()` function.',
  baseline: 'newly',
  newlyDate: epochSeconds('2026-09-14'),
  support: { chrome: '148' },
  specs: [],
}

const gone: FedFeature = { ...alpha, objectID: 'gone', baseline: 'discouraged' }
const limited: FedFeature = {
  objectID: 'limited',
  name: 'Limited',
  description: '',
  baseline: 'limited',
  support: {},
  specs: [],
}

const safari26: FedRelease = {
  objectID: 'safari-26',
  browser: 'safari',
  name: 'Safari 26',
  date: epochSeconds('2025-09-15'),
  notes: 'https://developer.apple.com/documentation/safari-release-notes/safari-26-release-notes',
  featureNames: ['Anchor positioning', '<model>'],
  featureCount: 2,
  compatCount: 1234,
  compatByArea: { CSS: 1230, HTML: 4 },
  removedCount: 1,
}

const sources: FeedSources = {
  features: [limited, subgrid, gone, alpha],
  releases: [
    {
      ...safari26,
      objectID: 'safari-28',
      name: 'Safari 28',
      date: epochSeconds('2026-12-01'),
      isAhead: true,
    },
    safari26,
    {
      ...safari26,
      objectID: 'safari-1',
      name: 'Safari 1',
      date: epochSeconds('2003-06-23'),
      first: true,
    },
    {
      ...safari26,
      objectID: 'chrome-140',
      browser: 'chrome',
      name: 'Chrome 140',
      featureCount: 20,
    },
  ],
  asOf: '2026-11-10',
  siteUrl: 'https://plinth.example',
  days: releaseDaysOf({ chrome: { 148: '2026-09-01', 117: '2023-09-12', 160: '2026-12-08' } }),
  log: readChangeLog([
    {
      version: '3.1.0',
      day: '2026-10-01',
      kind: 'lost',
      id: 'limited',
      name: 'Limited',
      before: 'newly',
      after: 'limited',
    },
    { version: '3.2.0', day: '2026-10-08', kind: 'new', id: 'alpha', name: 'alpha()' },
  ]),
}

const feedOf = (path: string, from: FeedSources = sources) =>
  parseXml(feedFiles(from).get(path) ?? '').documentElement
/** The feed of Safari's releases as it is answered on a day. */
const feedOn = (day: string) =>
  parseXml(untilDay(feedFiles(sources).get('/feeds/safari.atom') ?? '', day)).documentElement
const linkOf = (parent: ParentNode, rel: string) =>
  parent.querySelector(`:scope > link[rel="${rel}"]`)?.getAttribute('href')
const entriesOf = (feed: Element) => [...feed.querySelectorAll('entry')]

test('there is a file for every feed that the site names, and for the calendar', () => {
  const named = [...feeds, ...Object.values(listFeeds), upcomingCalendar].map(({ path }) => path)
  expect([...feedFiles(sources).keys()].toSorted()).toEqual(named.toSorted())
})

test.each([...feeds, ...Object.values(listFeeds)])(
  '$path has the elements that Atom requires',
  ({ path, title }) => {
    const feed = feedOf(path)
    expect([feed.localName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    for (const name of ['title', 'id', 'updated', 'author > name']) {
      expect(textsOf(feed, `:scope > ${name}`)).toHaveLength(1)
    }
    expect(textsOf(feed, ':scope > title')).toEqual([`Plinth: ${title}`])
    expect(textsOf(feed, 'id')).toEqual([...new Set(textsOf(feed, 'id'))])
    for (const id of textsOf(feed, 'id')) expect(id).toMatch(/^tag:plinth\.example,2026:[\w/.-]+$/)
    for (const date of textsOf(feed, 'updated, published')) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
      expect(Date.parse(date)).not.toBeNaN()
    }
    expect(linkOf(feed, 'self')).toBe(`https://plinth.example${path}`)
    expect(linkOf(feed, 'alternate')).toMatch(/^https:\/\/plinth\.example\//)
    for (const entry of entriesOf(feed)) {
      for (const name of ['title', 'id', 'updated', 'published', 'summary']) {
        expect(textsOf(entry, name)).toHaveLength(1)
      }
      expect(entry.querySelectorAll('link[rel=alternate]')).toHaveLength(1)
    }
  },
)

test('the feed of newly available features has dates, newest first, and no discouraged feature', () => {
  const feed = feedOf('/feeds/newly.atom')
  expect(textsOf(feed, 'entry > title')).toEqual(['alpha()', 'Subgrid'])
  expect(textsOf(feed, ':scope > updated')).toEqual(['2026-09-14T00:00:00Z'])
  const [, entry] = entriesOf(feed)
  expect(textsOf(entry!, 'id')).toEqual(['tag:plinth.example,2026:features/subgrid/newly'])
  expect(linkOf(entry!, 'alternate')).toBe('https://plinth.example/features/subgrid')
  expect(textsOf(entry!, 'summary')).toEqual([
    'The subgrid value. Newly available since 15 Sep 2023: Chrome 117, Chrome for Android 117, ' +
      'Edge 117, Firefox 71, Firefox for Android 79, Safari 16, Safari on iOS 16.',
  ])
  expect(
    [...entry!.querySelectorAll('link[rel=related]')].map((link) => [
      link.getAttribute('title'),
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['MDN', 'https://developer.mozilla.org/docs/Web/CSS/Guides/Grid_layout/Subgrid'],
    ['CSS Grid Layout Module Level 2', 'https://drafts.csswg.org/css-grid-2/#subgrids'],
  ])
})

test('a widely available feature is another entry, with another id', () => {
  const feed = feedOf('/feeds/widely.atom')
  expect(textsOf(feed, 'entry > id')).toEqual(['tag:plinth.example,2026:features/subgrid/widely'])
  expect(textsOf(feed, 'entry > updated')).toEqual(['2026-03-15T00:00:00Z'])
  expect(textsOf(feed, 'summary')[0]).toContain('Widely available since 15 Mar 2026: Chrome 117,')
})

test('the feed of a browser has its shipped releases, with a summary', () => {
  const feed = feedOn('2026-11-30')
  expect(textsOf(feed, 'entry > title')).toEqual(['Safari 26', 'Safari 1'])
  expect(textsOf(feed, ':scope > updated')).toEqual(['2025-09-15T00:00:00Z'])
  expect(textsOf(feed, 'summary')).toEqual([
    'Released on 15 Sep 2025. 2 newly supported features: Anchor positioning, <model>. ' +
      '1,234 new compatibility entries: 1230 in CSS, 4 in HTML. 1 compatibility entry was removed.',
    'Released on 23 Jun 2003. First release in the data.',
  ])
  const [newest] = entriesOf(feed)
  expect(linkOf(newest!, 'alternate')).toBe('https://plinth.example/releases/safari-26')
  expect(linkOf(newest!, 'related')).toBe(safari26.notes)
})

test('a release appears in its feed on its day, although the data is older, and says so', () => {
  const feed = feedOn('2026-12-01')
  expect(textsOf(feed, 'entry > title')).toEqual(['Safari 28', 'Safari 26', 'Safari 1'])
  expect(textsOf(feed, ':scope > updated')).toEqual(['2026-12-01T00:00:00Z'])
  expect(textsOf(feed, 'summary')[0]).toMatch(
    /1 compatibility entry was removed\. The data is older than the release: not all changes are known yet\.$/,
  )
})

test('the feed of all features has their events, and on its day what an announced release brings', () => {
  const coming = { ...limited, objectID: 'coming', name: 'Coming' }
  const features = [
    { ...alpha, newlyDate: epochSeconds('2026-09-14') },
    { ...coming, support: { chrome: 'next 160 2026-12-08' } },
    limited,
  ]
  const titlesOn = (day: string) => {
    const text = feedFiles({ ...sources, features }).get('/features.atom') ?? ''
    return textsOf(parseXml(untilDay(text, day)).documentElement, 'entry > title')
  }
  const until = [
    'alpha(): new in the data',
    'Limited: no longer newly available',
    'alpha(): newly available',
    'alpha(): supported in Chrome 148',
    'Coming: to be supported in Chrome 160',
  ]
  expect(titlesOn('2026-12-07').toSorted()).toEqual(until.toSorted())
  expect(titlesOn('2026-12-08')[0]).toBe('Coming: supported in Chrome 160')
})

test('the feed of changes has what was lost or gained, and not what is new', () => {
  const feed = feedOf('/feeds/changes.atom')
  expect(textsOf(feed, 'entry > title')).toEqual(['Limited: no longer newly available'])
  expect(textsOf(feed, 'entry > id')).toEqual([
    'tag:plinth.example,2026:features/limited/lost/3.1.0',
  ])
  expect(textsOf(feed, 'entry > summary')).toEqual([
    'It was newly available until web-features 3.1.0, which calls it of limited availability.',
  ])
})

test('a sitemap does not say that a page changes on a day that lies ahead', () => {
  const text = '<url><loc>a</loc><lastmod>2026-12-01</lastmod></url>'
  expect(untilDay(text, '2026-11-30')).toBe('<url><loc>a</loc></url>')
  expect(untilDay(text, '2026-12-01')).toBe(text)
})

test('the summary of a release with many features names some and counts the rest', () => {
  const featureNames = Array.from({ length: 20 }, (_, place) => `f${place}`)
  const releases = [{ ...safari26, featureNames, featureCount: 70 }]
  expect(textsOf(feedOf('/feeds/safari.atom', { ...sources, releases }), 'summary')[0]).toContain(
    '70 newly supported features: f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11 and 58 more.',
  )
})

test('a feed without entries is valid, and as old as the data', () => {
  const feed = feedOf('/feeds/firefox.atom')
  expect(entriesOf(feed)).toEqual([])
  expect(textsOf(feed, 'updated')).toEqual(['2026-11-10T00:00:00Z'])
})

test('a feed holds the newest fifty entries', () => {
  const features = Array.from({ length: 120 }, (_, place) => ({
    ...alpha,
    objectID: `feature-${place}`,
    newlyDate: epochSeconds('2020-01-01') + ((place * 37) % 120) * 86_400,
  }))
  const dates = textsOf(feedOf('/feeds/newly.atom', { ...sources, features }), 'entry > updated')
  expect(dates).toHaveLength(50)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates.at(-1)).toBe('2020-03-11T00:00:00Z')
})

test('a feed finishes the day of its fiftieth entry', () => {
  // Seven entries a day: the fiftieth is the first of the eighth day.
  const features = Array.from({ length: 120 }, (_, place) => ({
    ...alpha,
    objectID: `feature-${place}`,
    newlyDate: epochSeconds('2020-12-31') - Math.floor(place / 7) * 86_400,
  }))
  const dates = textsOf(feedOf('/feeds/newly.atom', { ...sources, features }), 'entry > updated')
  expect(dates).toHaveLength(56)
  expect(dates.slice(-7)).toEqual(Array.from({ length: 7 }, () => '2020-12-24T00:00:00Z'))
})

test('an unsafe address in the data is left out of a feed', () => {
  const specs = [{ title: 'x', url: 'javascript:alert(1)' }]
  const features = [{ ...alpha, specs, mdn: 'https://evil.example/' }]
  const releases = [{ ...safari26, notes: 'data:text/html,x' }]
  for (const path of ['/feeds/newly.atom', '/feeds/safari.atom']) {
    const feed = feedOf(path, { ...sources, features, releases })
    expect(entriesOf(feed)).toHaveLength(1)
    expect(feed.querySelector('link[rel=related]')).toBeNull()
  }
})

test('text of the data is escaped in a feed', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...Array.from('a&<>"\'`]\n\0\ud800/-! ')) })
  fc.assert(
    fc.property(anyText, anyText, (name, description) => {
      const features = [{ ...alpha, objectID: name.toWellFormed(), name, description }]
      const releases = [{ ...safari26, name, featureNames: [name], featureCount: 1 }]
      for (const path of ['/feeds/newly.atom', '/feeds/safari.atom']) {
        const feed = feedOf(path, { ...sources, features, releases })
        const [entry] = entriesOf(feed)
        expect(entry?.querySelector('title')?.childElementCount).toBe(0)
        expect(entry?.querySelector('summary')?.childElementCount).toBe(0)
        expect([...entry!.children].map(({ localName }) => localName)).toEqual(
          expect.arrayContaining(['title', 'id', 'published', 'updated', 'link', 'summary']),
        )
      }
    }),
    { numRuns: 60 },
  )
})
