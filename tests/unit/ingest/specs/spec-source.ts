import type { SpecSource } from '#ingest/sources/web-specs.ts'

/** A specification as web-specs could list it. */
export const specSource: SpecSource = {
  shortname: 'x-2',
  title: 'X Level 2',
  shortTitle: 'X 2',
  url: 'https://x.example/2/',
  series: { shortname: 'x', current: 'x-2', urls: [] },
  level: '2',
  type: 'full',
  org: 'W3C',
  groups: ['X Group'],
  release: { url: 'https://x.example/TR/2/', status: 'Working Draft' },
  nightly: {
    url: 'https://x.example/nightly/2/',
    status: "Editor's Draft",
    repo: 'https://github.com/x/x',
  },
  otherUrls: [],
  formerNames: ['old-x'],
  standing: 'good',
  obsoletedBy: [],
  browser: true,
  tests: { repo: 'https://github.com/web-platform-tests/wpt', paths: ['x', 'y'] },
}
