import { expect, test } from 'vitest'

import { joinSpecs } from '#ingest/joins/spec-join.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'

function spec(
  shortname: string,
  urls: readonly string[],
  more: Partial<SpecSource> = {},
): SpecSource {
  return {
    shortname,
    title: shortname,
    shortTitle: shortname,
    url: urls[0] ?? '',
    series: { shortname, current: shortname, urls: [] },
    type: 'full',
    org: 'W3C',
    groups: [],
    otherUrls: urls.slice(1),
    formerNames: [],
    standing: 'good',
    obsoletedBy: [],
    browser: true,
    tests: null,
    ...more,
  }
}

const series = {
  shortname: 'css-grid',
  current: 'css-grid-2',
  urls: ['https://drafts.example/css-grid/'],
}

const join = joinSpecs([
  spec('css-grid-1', ['https://drafts.example/css-grid-1/'], { series }),
  spec('css-grid-2', ['https://drafts.example/css-grid-2/'], { series }),
  spec('html', ['https://html.example/multipage/', 'https://html.example/']),
  spec('html-part', ['https://html.example/multipage/part/']),
])

test.each([
  ['https://drafts.example/css-grid-1/#x', 'css-grid-1'],
  ['https://drafts.example/css-grid/#x', 'css-grid-2'],
  ['https://drafts.example/css-grid', 'css-grid-2'],
  ['https://html.example/multipage/dom.html#x', 'html'],
  ['https://html.example/multipage/part/index.html?q#x', 'html-part'],
  ['https://html.example/elsewhere/', 'html'],
  ['https://drafts.example/css-grid-10/', undefined],
  ['https://drafts.example/', undefined],
  ['https://github.com/a/b', undefined],
])('%s leads into %s', (url, shortname) => {
  expect(join(url)?.shortname).toBe(shortname)
})
