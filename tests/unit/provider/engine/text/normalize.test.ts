import { expect, test } from 'vitest'

import { type CharacterRules, createCharacters } from '#provider/engine/text/normalize.ts'

const plain: CharacterRules = {
  separatorsToIndex: '',
  keepDiacriticsOnCharacters: '',
  customNormalization: new Map(),
}

test.each([
  ['Über Café', 'uber cafe'],
  ['Caf\u0065\u0301', 'cafe'],
  ['Straße Œuvre Ærø', 'strasse oeuvre aero'],
  ['ﬁle ＡＢ', 'file ab'],
  ['İstanbul', 'istanbul'],
  ['Don’t (stop)!', 'don’t (stop)!'],
  ['', ''],
])('"%s" is normalised to "%s"', (text, normalized) => {
  expect(createCharacters(plain).normalize(text)).toBe(normalized)
})

test('keepDiacriticsOnCharacters keeps the diacritics of its characters', () => {
  const characters = createCharacters({ ...plain, keepDiacriticsOnCharacters: 'Øé' })
  expect(characters.normalize('Smørrebrød École Über')).toBe('smørrebrød école uber')
})

test('custom replacements win, longest first, and may have several characters', () => {
  const customNormalization = new Map([
    ['ä', 'ae'],
    ['c++', 'cpp'],
    ['c', 'k'],
  ])
  const characters = createCharacters({ ...plain, customNormalization })
  expect(characters.normalize('Ärger C++ cat')).toBe('aerger cpp kat')
})
