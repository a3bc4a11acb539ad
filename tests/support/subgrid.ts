import { epochSeconds } from '#lib/dates.ts'
import type { FeatureDetail } from '#routes/detail/feature/feature-queries.ts'

const shippedDate = '2023-09-15'

/** A feature as the detail view gets it: real figures, with the lists cut short. */
export const subgrid: FeatureDetail = {
  objectID: 'subgrid',
  name: 'Subgrid',
  description: 'The `subgrid` value for `grid-template-columns` | `grid-template-rows` inherits.',
  areas: ['CSS'],
  groups: { lvl0: ['CSS'], lvl1: ['CSS > Layout'], lvl2: ['CSS > Layout > Grid'] },
  baseline: 'widely',
  newlyDate: epochSeconds(shippedDate),
  widelyDate: epochSeconds('2026-03-15'),
  platforms: { webview_android: '117', webview_ios: '16' },
  support: {
    chrome: '117',
    chrome_android: '117',
    edge: '117',
    firefox: '71',
    firefox_android: '79',
    safari: '16',
    safari_ios: '16',
  },
  shipped: { chrome: '2023-09-12', edge: shippedDate, safari: '2022-09-12' },
  min: {
    chrome: 117,
    chrome_android: 117,
    edge: 117,
    firefox: 71,
    firefox_android: 79,
    safari: 16,
    safari_ios: 16,
  },
  parts: { total: 2, works: {} },
  usage: 94.68,
  specs: [
    {
      title: 'CSS Grid Layout Level 2',
      url: 'https://drafts.csswg.org/css-grid-2/',
      id: 'css-grid-2',
    },
  ],
  compatCount: 2,
  related: ['grid', 'masonry'],
}
