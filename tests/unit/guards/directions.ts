/**
 * By folder with folders in it: for each of these, which of the others its code may import. A folder may also import what
 * those may: the page of `search` that imports `ui` may import `lib`. Nothing else is allowed, not even for a type.
 */
export type Directions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * The directions of imports: the only place that states them. Documents show them as diagrams, which are printed from here by
 * `node --import @oxc-node/core/register tests/support/print-directions.ts`.
 */
export const directions: Directions = {
  src: {
    lib: [],
    catalogue: ['lib'],
    provider: ['lib'],
    ui: ['lib'],
    contracts: ['catalogue'],
    ingest: ['contracts'],
    provision: ['contracts'],
    search: ['contracts', 'ui'],
    cli: ['ingest', 'provision'],
    routes: ['search'],
    early: ['routes'],
    server: ['ingest', 'provider', 'provision'],
  },
  'src/catalogue': {
    features: [],
    history: [],
    specs: [],
    suggestions: [],
    releases: ['history'],
    compat: ['features', 'history'],
    verdict: ['features'],
    targets: ['verdict'],
  },
  'src/cli': {
    report: [],
  },
  'src/contracts': {
    heads: [],
  },
  'src/ingest': {
    sources: [],
    suggestions: [],
    joins: ['sources'],
    phrases: ['sources'],
    support: ['sources'],
    text: ['sources'],
    names: ['text'],
    why: ['support'],
    compat: ['joins', 'names', 'phrases', 'why'],
    detection: ['names'],
    releases: ['joins', 'names', 'support'],
    features: ['compat'],
    content: ['features'],
    specs: ['features'],
  },
  'src/lib': {
    formats: [],
    query: [],
  },
  'src/provider': {
    engine: [],
    protocol: ['engine'],
    services: ['protocol'],
  },
  'src/provider/engine': {
    text: [],
    index: ['text'],
    match: ['index'],
    highlight: ['match'],
    rank: ['match'],
    facet: ['highlight'],
  },
  'src/provider/protocol': {
    health: [],
    parameters: [],
    traffic: [],
    filters: ['parameters'],
    state: ['parameters'],
    access: ['state'],
    request: ['access', 'health', 'traffic'],
    indices: ['request'],
    queries: ['filters', 'request'],
    records: ['indices', 'queries'],
    routes: ['records'],
  },
  'src/provider/services': {
    analytics: [],
    insights: [],
    monitoring: [],
    personalization: [],
    'query-suggestions': [],
    recommend: [],
  },
  'src/routes': {
    shortcuts: [],
    layout: ['shortcuts'],
    list: ['layout'],
    pages: ['layout'],
    status: ['layout'],
    upcoming: ['layout'],
    detail: ['pages'],
    check: ['detail'],
    diff: ['detail'],
    saved: ['detail'],
    set: ['detail'],
  },
  'src/routes/check': {
    analysis: [],
  },
  'src/routes/check/analysis': {
    styles: [],
    scripts: ['styles'],
  },
  'src/routes/detail': {
    detection: [],
    release: [],
    spec: [],
    'version-grid': [],
    'compat-entry': ['detection', 'version-grid'],
    feature: ['detection', 'version-grid'],
  },
  'src/search': {
    lists: [],
    transport: ['lists'],
    address: ['transport'],
    state: ['address'],
    insights: ['state'],
    set: ['state'],
    targets: ['state'],
    filters: ['state'],
    saved: ['filters'],
    rows: ['saved', 'set', 'targets'],
    questions: ['rows'],
    answers: ['questions'],
    table: ['rows'],
    palette: ['answers'],
    results: ['answers', 'insights', 'table'],
    box: ['palette'],
    everything: ['palette', 'results'],
  },
  'src/search/table': {
    columns: [],
  },
  'src/search/targets': {
    usage: [],
    day: [],
  },
  'src/server': {
    environment: [],
    feeds: [],
    http: [],
    processes: [],
    seo: ['environment'],
    store: ['processes'],
    background: ['http', 'store'],
    'first-view': ['processes', 'seo'],
    suggest: ['http', 'seo'],
    'site-files': ['feeds', 'suggest'],
    build: ['first-view', 'site-files'],
    site: ['first-view', 'site-files'],
    start: ['background', 'build', 'site'],
    development: ['start'],
    launch: ['start'],
  },
  'src/server/build': {
    libraries: [],
  },
  'src/ui': {
    text: [],
    controls: ['text'],
    support: ['text'],
    overlay: ['controls'],
    combobox: ['overlay'],
  },
}

/** Folders that others may enter only through these files. */
export const entrances: Readonly<Record<string, readonly string[]>> = {
  'src/provider/engine': ['engine.ts', 'types.ts'],
}
