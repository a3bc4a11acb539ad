import { browserWords } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { ReleaseBrowser } from '#catalogue/releases/record.ts'
import { releaseBrowsers, releaseStatuses } from '#catalogue/releases/record.ts'
import { releaseListAttributes } from '#catalogue/releases/settings.ts'

import { valuesWithWords } from './facet-values.ts'
import type { ListDefinition } from './list-definition.ts'
import { releaseStatusWords } from './release-status.ts'

const otherBrowsers = {
  samsunginternet_android: 'Samsung Browser',
  opera: 'Opera',
  nodejs: 'Node.js',
  deno: 'Deno',
  bun: 'Bun',
  ie: 'Internet Explorer',
} as const satisfies Record<Exclude<ReleaseBrowser, CoreBrowser>, string>

const browserNames: Readonly<Record<ReleaseBrowser, string>> = {
  ...otherBrowsers,
  chrome: browserWords.chrome.name,
  chrome_android: browserWords.chrome_android.name,
  edge: browserWords.edge.name,
  firefox: browserWords.firefox.name,
  firefox_android: browserWords.firefox_android.name,
  safari: browserWords.safari.name,
  safari_ios: browserWords.safari_ios.name,
}

/** The releases of browsers and runtimes. */
export const releasesList = {
  id: 'releases',
  path: '/releases',
  title: 'Releases',
  tab: 'Releases',
  one: 'release',
  noun: 'releases',
  remark: 'What shipped in each version of a browser or runtime, and when',
  placeholder: 'Search releases: chrome 140…',
  names: ['name', 'objectID'],
  facets: {
    browser: {
      attribute: 'browser',
      title: 'Browser',
      values: valuesWithWords(releaseBrowsers.map((browser) => [browser, browserNames[browser]])),
      plain: true,
    },
    status: {
      attribute: 'status',
      title: 'Status',
      values: valuesWithWords(
        releaseStatuses.map((status) => [status, releaseStatusWords[status]]),
      ),
    },
    engine: { attribute: 'engine', title: 'Engine' },
    type: {
      attribute: 'type',
      title: 'Device',
      values: valuesWithWords([
        ['desktop', 'Desktop'],
        ['mobile', 'Mobile'],
        ['server', 'Server'],
      ]),
    },
  },
  ranges: {
    year: {
      attribute: 'year',
      title: 'Released in',
      kind: 'year',
      words: 'Released',
      limits: { min: 1990, max: 2100 },
      // That of the first release in the data; announced ones can be of the next year.
      years: { first: 1995, ahead: 1 },
    },
  },
  sorts: { relevance: { words: 'Relevance', index: 'releases' } },
  panel: ['browser', 'status', 'year', 'engine', 'type'],
  open: ['browser', 'status', 'engine'],
  retrieve: releaseListAttributes,
  highlight: ['name', 'featureNames', 'terms'],
  table: {
    name: 'name',
    columns: {
      browser: ['browserName'],
      version: ['version'],
      date: ['date'],
      status: ['status'],
      engine: ['engine', 'engineVersion'],
      type: ['type'],
      features: ['featureCount'],
      touched: ['touchedCount'],
      completes: ['completesCount'],
      entries: ['compatCount'],
      removed: ['removedCount'],
    },
    usual: ['date', 'status', 'engine', 'features', 'completes', 'entries', 'removed'],
  },
} as const satisfies ListDefinition
