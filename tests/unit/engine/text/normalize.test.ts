import { expect, test } from 'vitest'

import { createCharacters } from '#engine/text/normalize.ts'

test.each([
  ['Über Café', 'uber cafe'],
  ['Caf\u0065\u0301', 'cafe'],
  ['Straße Œuvre Ærø', 'strasse oeuvre aero'],
  ['ﬁle ＡＢ', 'file ab'],
  ['İstanbul', 'istanbul'],
  ['Don’t (stop)!', 'don’t (stop)!'],
  ['', ''],
])('"%s" is normalised to "%s"', (text, normalized) => {
  expect(createCharacters({ separatorsToIndex: '' }).normalize(text)).toBe(normalized)
})
