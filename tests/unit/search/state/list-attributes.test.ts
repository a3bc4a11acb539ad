import { expect, test } from 'vitest'

import { nonCoreBrowsers, platforms } from '#catalogue/platforms.ts'
import { browserNames, hasQueryName, queryNames } from '#lib/glossary.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'

const named = [...platforms, ...nonCoreBrowsers].flatMap((name) =>
  hasQueryName(name) ? [[browserNames[name], queryNames[name]] as const] : [],
)

test.each(named)('a text that names %s, or %s, requests the support of platforms', (...names) => {
  expect(names.map((name) => platformAttributes(`grid in ${name} 11`))).toEqual([
    ['platforms'],
    ['platforms'],
  ])
})

test.each(['grid', 'chrome 109', 'pie chart', 'ancient series'])(
  'the text “%s” requests nothing more',
  (text) => {
    expect(platformAttributes(text)).toEqual([])
  },
)
