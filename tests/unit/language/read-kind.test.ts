import { expect, test } from 'vitest'

import kinds from '#language/kinds.json' with { type: 'json' }
import { readKind } from '#language/read-kind.ts'

test.each([
  ['nav tag', 'nav', 'Element'],
  ['the html figure tag', 'figure', 'Element'],
  ['small html element', 'small', 'Element'],
  ['::after pseudo element', '::after', 'Pseudo-element'],
  ['dvh unit', 'dvh', 'CSS unit'],
  ['import at-rule', 'import', 'At-rule'],
  ['order css property', 'order', 'CSS property'],
])('%j names %j of the kind %s', (text, name, kind) => {
  const read = readKind(text)
  expect(read?.name).toBe(name)
  expect(read?.kinds).toContain(kind)
})

test.each(['tag', 'custom elements', 'nav', 'event listener options', ''])(
  '%j names no kind',
  (text) => {
    expect(readKind(text)).toBeUndefined()
  },
)

const kindsOf = (word: string) => readKind(`wide ${word}`)?.kinds.join('|')

test('each beginning of a word for a kind, from three letters on, names the kind of a word that begins so', () => {
  const all = Object.values(kinds.kinds).join('|').split('|')
  const words = all.filter((word) => !word.includes(' '))
  const begun = words.flatMap((word) =>
    Array.from(word, (_, place) => word.slice(0, place + 1)).slice(2),
  )
  const wrong = begun.filter((text) => {
    const meant = words.filter((word) => word.startsWith(text)).map(kindsOf)
    return !meant.includes(kindsOf(text))
  })
  expect(begun.length).toBeGreaterThan(words.length)
  expect(wrong).toEqual([])
})

test('no word is of two kinds', () => {
  const words = Object.values(kinds.kinds).join('|').split('|')
  expect(words).toEqual([...new Set(words)])
})
