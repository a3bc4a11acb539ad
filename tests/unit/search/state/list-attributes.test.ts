import { expect, test } from 'vitest'

import { isPlatform, targetNames } from '#catalogue/platforms.ts'
import { browserPhrases, type PhrasesByMeaning } from '#lib/browser-names.ts'
import { browserNames, hasQueryName, queryNames } from '#lib/glossary.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'

const phrases: PhrasesByMeaning = browserPhrases
const named = targetNames.filter(isPlatform).flatMap((name) => {
  const query = hasQueryName(name) ? [queryNames[name]] : []
  const asked = [browserNames[name], ...(phrases[name]?.split('|') ?? []), ...query]
  return [...new Set(asked)].map((text) => [text, name] as const)
})

test.each(named)('a text that names “%s” requests the support of platforms', (text) => {
  expect(platformAttributes(`grid in ${text} 11`)).toEqual(['platforms'])
})

test('every platform and other browser has a name in questions', () => {
  const silent = targetNames.filter((name) => isPlatform(name) && phrases[name] === undefined)
  expect(silent).toEqual([])
})

test.each(['grid', 'chrome 109', 'pie chart', 'ancient series', 'request', 'storage quests'])(
  'the text “%s” requests nothing more',
  (text) => {
    expect(platformAttributes(text)).toEqual([])
  },
)
