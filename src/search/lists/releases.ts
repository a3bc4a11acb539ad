import { releasePages } from '#catalogue/releases/pages.ts'
import { releaseBrowsers, type ReleaseRecord, releaseStatuses } from '#catalogue/releases/record.ts'
import { listPath } from '#contracts/paths.ts'
import { browserNames, releaseStatusNames } from '#lib/glossary.ts'

import { labelledValues } from './facet-values.ts'
import type { ListDefinition } from './list-definition.ts'

export const releaseStatusLabels = releaseStatusNames satisfies Record<
  ReleaseRecord['status'],
  string
>

export const releasesList = {
  ...releasePages,
  path: listPath('releases'),
  facets: {
    browser: {
      attribute: 'browser',
      title: 'Browser',
      values: labelledValues(releaseBrowsers.map((browser) => [browser, browserNames[browser]])),
      selfDescribing: true,
    },
    status: {
      attribute: 'statuses',
      title: 'Status',
      values: labelledValues(
        releaseStatuses.map((status) => [status, releaseStatusLabels[status]]),
      ),
    },
    engine: { attribute: 'engine', title: 'Engine' },
    type: {
      attribute: 'type',
      title: 'Device',
      values: labelledValues([
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
      label: 'Released',
      limits: { min: 1990, max: 2100 },
      // The year of the first release in the data; announced ones can be in the next year.
      years: { first: 1995, ahead: 1 },
    },
  },
  sorts: { relevance: { label: 'Relevance', index: 'releases' } },
  panel: ['browser', 'status', 'year', 'engine', 'type'],
  open: ['browser', 'status', 'engine'],
  highlight: ['name', 'featureNames'],
  hidden: ['statusWords', 'terms'],
  texts: ['name'],
  table: {
    name: 'name',
    columns: {
      browser: ['browserName'],
      version: ['version'],
      date: ['date'],
      status: ['statuses'],
      engine: ['engine', 'engineVersion'],
      type: ['type'],
      features: ['featureCount'],
      touched: ['touchedCount', 'isAhead'],
      completes: ['completesCount'],
      entries: ['compatCount', 'isAhead'],
      removed: ['removedCount', 'isAhead'],
      changed: ['changedCount', 'isAhead'],
    },
    usual: ['date', 'status', 'engine', 'features', 'completes', 'entries', 'removed'],
  },
} as const satisfies ListDefinition
