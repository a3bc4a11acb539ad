/** The addresses that are visited, by what they show. */

/** What an address must open with. */
export type Visit = readonly [address: string, heading: string, title: string | RegExp]

/** Addresses that together show every component: contrast is measured on these. */
export const views: Readonly<Record<string, readonly Visit[]>> = {
  'the home page, the pages of text and the search of everything': [
    ['/', 'What can the web do now?', /^Plinth/],
    ['/about', 'About Plinth', /^About/],
    ['/shortcuts', 'Keyboard shortcuts', 'Keyboard shortcuts · Plinth'],
    ['/status', 'Status', 'Status · Plinth'],
    ['/check', 'Check code', 'Check code · Plinth'],
    ['/upcoming', 'Upcoming', 'Upcoming · Plinth'],
    [
      '/set?f=has,subgrid,anchor-positioning,api.fetch&region=DE',
      'Feature set',
      'Feature set · Plinth',
    ],
    ['/search?q=grid', 'Everything', 'grid · Everything · Plinth'],
  ],
  'the comparison of releases': [
    [
      '/diff?from=chrome-138&to=chrome-140&change=removed,unprefixed,completed,flagged',
      'Compare releases',
      'Chrome 138 to Chrome 140 · Compare releases · Plinth',
    ],
  ],
  'the lists': [
    ['/features?baseline=newly&area=CSS&page=2', 'Features', /^Features/],
    ['/specs?q=grid', 'Specifications', 'grid · Specifications · Plinth'],
    ['/releases?q=chrome', 'Releases', 'chrome · Releases · Plinth'],
  ],
  'features and specifications': [
    ['/features/anchor-positioning', 'Anchor positioning', 'Anchor positioning · Plinth'],
    ['/features/mutation-events', 'Mutation events', 'Mutation events · Plinth'],
    [
      '/specs/css-grid-2',
      'CSS Grid Layout Module Level 2',
      'CSS Grid Layout Module Level 2 · Plinth',
    ],
  ],
  'compatibility entries and releases': [
    ['/compat/css.selectors.has', ':has()', ':has() · Plinth'],
    ['/compat/css.properties.user-select', 'user-select', 'user-select · Plinth'],
    ['/releases/safari-26', 'Safari 26', 'Safari 26 · Plinth'],
  ],
}

/** Every other kind of view and of what it is made of: the rules of structure are measured on these. */
export const variants: Readonly<Record<string, readonly Visit[]>> = {
  'text and the search of everything': [
    ['/privacy', 'Privacy', 'Privacy · Plinth'],
    ['/search', 'Everything', 'Everything · Plinth'],
  ],
  features: [
    ['/features', 'Features', 'Features · Plinth'],
    ['/features?q=grid&baseline=widely,newly&area=CSS', 'Features', 'grid · Features · Plinth'],
    ['/features?group=CSS,Layout,Grid', 'Features', /^Features/],
    ['/features?org=W3C&year=2020..2024&usage=80..', 'Features', /^Features/],
    ['/features?q=css&sort=newest&size=50&page=2', 'Features', /^css · Features/],
  ],
  'compatibility entries': [
    ['/compat/api.MutationEvent', 'MutationEvent', 'MutationEvent · Plinth'],
    ['/compat', 'Compatibility entries', 'Compatibility entries · Plinth'],
    ['/compat?path=CSS,Properties,display', 'Compatibility entries', /^Compatibility/],
    [
      '/compat?missing=safari&engines=2&usage=50..&page=2',
      'Compatibility entries',
      /^Compatibility/,
    ],
  ],
  'the comparison of releases': [
    ['/diff', 'Compare releases', 'Compare releases · Plinth'],
    ['/diff?from=safari&to=safari', 'Compare releases', /^Newest Safari/],
    [
      '/diff?from=chrome-120&to=nodejs-22.0.0&area=JavaScript&change=removed',
      'Compare releases',
      /^Chrome 120 to Node/,
    ],
    ['/diff?from=safari-26&to=safari-26', 'Compare releases', /^Safari 26 to Safari 26/],
  ],
  'specifications, releases and what is saved': [
    ['/specs/html', 'HTML', 'HTML · Plinth'],
    ['/releases/edge-79', 'Edge 79', 'Edge 79 · Plinth'],
    ['/releases/nodejs-18.0.0', 'Node.js 18.0.0', 'Node.js 18.0.0 · Plinth'],
    ['/specs', 'Specifications', 'Specifications · Plinth'],
    ['/releases', 'Releases', 'Releases · Plinth'],
  ],
}

/** Every other kind of address, each with all that it can say. They are made of what the addresses above show. */
export const alike: Readonly<Record<string, readonly Visit[]>> = {
  features: [
    ['/features?q=grid', 'Features', 'grid · Features · Plinth'],
    ['/features/subgrid', 'Subgrid', 'Subgrid · Plinth'],
    ['/features?blocker=firefox&missing=firefox,firefox_android', 'Features', /^Features/],
    ['/features?only=chromium&engines=1', 'Features', /^Features/],
    ['/features?spec=CSS+Grid+Layout+2', 'Features', /^Features/],
    ['/features?snapshot=ECMAScript+2023', 'Features', /^Features/],
    ['/features?month=2023-09', 'Features', /^Features/],
    ['/features?sort=az&view=table', 'Features', /^Features/],
  ],
  'compatibility entries': [
    ['/compat?q=grid', 'Compatibility entries', 'grid · Compatibility entries · Plinth'],
    ['/compat/api.ResizeObserver', 'ResizeObserver', 'ResizeObserver · Plinth'],
    [
      '/compat/javascript.builtins.Array.@@iterator',
      'Array.prototype[Symbol.iterator]()',
      'Array.prototype[Symbol.iterator]() · Plinth',
    ],
    [
      '/compat?q=grid&kind=Property+value&baseline=widely',
      'Compatibility entries',
      /^grid · Compatibility/,
    ],
    ['/compat?status=experimental&caveat=flag,prefix', 'Compatibility entries', /^Compatibility/],
    ['/compat?only=chromium', 'Compatibility entries', /^Compatibility/],
    [
      '/compat/api.AbortSignal.timeout_static',
      'AbortSignal.timeout()',
      /^AbortSignal\.timeout\(\)/,
    ],
  ],
  'specifications, releases and what is saved': [
    ['/specs/resize-observer-1', 'Resize Observer', 'Resize Observer · Plinth'],
    ['/specs?q=grid&org=W3C&standing=good', 'Specifications', /^grid · Specifications/],
    ['/specs?maturity=Recommendation&size=50', 'Specifications', /^Specifications/],
    ['/specs?status=Draft+Deliverable', 'Specifications', /^Specifications/],
    ['/releases?q=140&browser=chrome,edge', 'Releases', /^140 · Releases/],
    ['/releases?engine=WebKit&year=2020..2025&page=2', 'Releases', /^Releases/],
    ['/releases?status=retired&type=mobile', 'Releases', /^Releases/],
    ['/releases/chrome-140', 'Chrome 140', 'Chrome 140 · Plinth'],
    ['/saved', 'Saved', 'Saved · Plinth'],
    ['/set', 'Feature set', 'Feature set · Plinth'],
  ],
}
