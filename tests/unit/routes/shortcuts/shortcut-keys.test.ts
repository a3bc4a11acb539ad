import { expect, test } from 'vitest'

import {
  type KeyPlace,
  shortcutKeys,
  shortcutOf,
  type ShortcutPress,
} from '#routes/shortcuts/shortcut-keys.ts'
import { shortcutGroups } from '#routes/shortcuts/shortcut-text.ts'

const press = (key: string, more: Partial<ShortcutPress> = {}): ShortcutPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
})

const places: readonly KeyPlace[] = ['box', 'result', 'firstResult', 'field', 'elsewhere']

/** The shortcut of a key press in each place, in the order of `places`. */
const everywhere = (pressed: ShortcutPress, hasSingleKeys = true) =>
  places.map((place) => shortcutOf(pressed, place, hasSingleKeys))

const nowhere = places.map(() => undefined)

test('the arrows mean something in the box and on results alone', () => {
  expect(everywhere(press('ArrowDown'))).toEqual([
    'intoResults',
    'nextResult',
    'nextResult',
    undefined,
    undefined,
  ])
  expect(everywhere(press('ArrowUp'))).toEqual([
    undefined,
    'previousResult',
    'outOfResults',
    undefined,
    undefined,
  ])
})

test.each([
  ['/', 'toBox'],
  ['?', 'toShortcuts'],
  ['u', 'toList'],
  ['j', 'nextResult'],
  ['k', 'previousResult'],
])('%s works outside text fields until single keys are switched off', (key, name) => {
  expect(everywhere(press(key))).toEqual([undefined, name, name, undefined, name])
  expect(everywhere(press(key), false)).toEqual(nowhere)
})

test('arrows stay when single keys are switched off', () => {
  for (const key of ['ArrowDown', 'ArrowUp']) {
    expect(everywhere(press(key), false)).toEqual(everywhere(press(key)))
  }
})

test('no key does anything with a modifier', () => {
  for (const key of ['/', '?', 'u', 'j', 'k', 'ArrowDown', 'ArrowUp']) {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(everywhere(press(key, { [held]: true }))).toEqual(nowhere)
    }
  }
})

test('Shift makes another letter and marks text, but some keyboards need it for signs', () => {
  expect(everywhere(press('J', { shiftKey: true }))).toEqual(nowhere)
  expect(everywhere(press('ArrowDown', { shiftKey: true }))).toEqual(nowhere)
  expect(shortcutOf(press('?', { shiftKey: true }), 'elsewhere', true)).toBe('toShortcuts')
  expect(shortcutOf(press('/', { shiftKey: true }), 'elsewhere', true)).toBe('toBox')
})

test('caps lock makes no other letter', () => {
  expect(shortcutOf(press('J'), 'elsewhere', true)).toBe('nextResult')
  expect(everywhere(press('j', { shiftKey: true }))).toEqual(nowhere)
})

test('every shortcut stands once in the list for visitors, with its keys', () => {
  const listed = shortcutGroups.flatMap(({ lines }) => lines.flatMap(({ ways }) => ways))
  const singles = listed.filter(({ isSingle }) => isSingle).flatMap(({ keys }) => keys)
  const meant = Object.values(shortcutKeys).flatMap((keys) =>
    'single' in keys ? [keys.single] : [],
  )
  expect(singles.toSorted()).toEqual(meant.toSorted())
  const named = Object.values(shortcutKeys).flatMap((keys) =>
    'named' in keys ? [keys.named.key] : [],
  )
  const others = listed.filter(({ isSingle }) => !isSingle).map(({ keys }) => keys.join(' '))
  expect(others).toEqual(expect.arrayContaining(named))
  for (const { lines } of shortcutGroups) {
    const label = lines.map((line) => line.label)
    expect(new Set(label).size).toBe(label.length)
  }
})
