import { expect, test } from 'vitest'

import { answerKey, type ComboboxView, type KeyPress } from '#ui/combobox/combobox-keys.ts'

const options = Array.from({ length: 12 }, (_, index) => `option ${index}`)

const closed: ComboboxView = {
  value: 'grid',
  isOpen: false,
  isFixed: false,
  isCleared: false,
  opensOnArrow: true,
  options,
  active: null,
  removable: ['option 1'],
}
const open = { ...closed, isOpen: true }
const at = (place: number): ComboboxView => ({ ...open, active: `option ${place}` })
const dialog = { ...open, isFixed: true }

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})

const highlight = (place: number | null, passes = false) => ({
  move: { type: 'highlight', option: place === null ? null : `option ${place}` },
  passes,
})
const plain = (type: string, passes = false) => ({ move: { type }, passes })
const choose = (place: number) => ({
  move: { type: 'choose', option: `option ${place}` },
  passes: false,
})

const alt = { altKey: true }

test.each<readonly [string, KeyPress, ComboboxView, object | null]>([
  ['the arrow opens', press('ArrowDown'), closed, plain('open')],
  [
    'or not, where it means something else',
    press('ArrowDown'),
    { ...closed, opensOnArrow: false },
    null,
  ],
  [
    'Alt and the arrow open anywhere',
    press('ArrowDown', alt),
    { ...closed, opensOnArrow: false },
    plain('open'),
  ],
  ['Alt and the arrow do nothing more', press('ArrowDown', alt), open, null],
  ['Alt and the arrow up close', press('ArrowUp', alt), at(3), plain('close')],
  ['but not a list that is always open', press('ArrowUp', alt), dialog, null],
  ['from the text to the first', press('ArrowDown'), open, highlight(0)],
  ['to the next', press('ArrowDown'), at(3), highlight(4)],
  ['not beyond the last', press('ArrowDown'), at(11), highlight(11)],
  ['to the one before', press('ArrowUp'), at(3), highlight(2)],
  ['from the first to the text', press('ArrowUp'), at(0), highlight(null)],
  ['up from the text is nothing', press('ArrowUp'), open, null],
  ['up in a closed list is nothing', press('ArrowUp'), closed, null],
  ['a page down', press('PageDown'), at(1), highlight(9)],
  ['a page down ends at the last', press('PageDown'), at(9), highlight(11)],
  ['a page up', press('PageUp'), at(9), highlight(1)],
  ['a page up ends at the first', press('PageUp'), at(2), highlight(0)],
  ['a page in a closed list is the page itself', press('PageDown'), closed, null],
  ['Enter chooses', press('Enter'), at(2), choose(2)],
  ['in another tab, too', press('Enter', { ctrlKey: true }), at(2), choose(2)],
  ['Enter without a highlight is the form’s', press('Enter'), open, null],
  ['Enter in a closed list is the form’s', press('Enter'), closed, null],
  ['Home moves in the text', press('Home'), at(2), highlight(null, true)],
  ['so does End', press('End'), at(2), highlight(null, true)],
  ['and an arrow to the side', press('ArrowLeft'), at(2), highlight(null, true)],
  ['in the text they are the text’s', press('End'), open, null],
  ['Esc closes first', press('Escape'), at(2), plain('close')],
  ['then it clears', press('Escape'), closed, plain('clear')],
  ['then Escape is left to the page', press('Escape'), { ...closed, value: '' }, null],
  ['in a dialog it clears at once', press('Escape'), dialog, plain('clear')],
  ['and then closes the dialog', press('Escape'), { ...dialog, value: '' }, null],
  ['Tab closes and goes on', press('Tab'), at(2), plain('close', true)],
  ['Tab goes on', press('Tab'), closed, null],
  ['Tab goes on in a dialog', press('Tab'), dialog, null],
  [
    'Delete takes out what can be taken out',
    press('Delete'),
    at(1),
    { move: { type: 'remove', option: 'option 1' }, passes: false },
  ],
  ['and nothing else', press('Delete'), at(2), null],
  ['in the text it deletes', press('Delete'), open, null],
  ['letters are typed', press('g'), at(2), null],
  ['keys of the browser are its own', press('ArrowDown', { ctrlKey: true }), open, null],
  ['so are those of a Mac', press('ArrowUp', { metaKey: true }), at(2), null],
  ['a name that every object has is no key', press('toString'), open, null],
])('a key in the search box does what its case says: %s', (...[, key, view, answer]) => {
  expect(answerKey(key, view)).toStrictEqual(answer)
})

test('ArrowUp in an empty closed box brings back the text that was cleared, if there is one', () => {
  const empty = { ...closed, value: '' }
  expect(answerKey(press('ArrowUp'), { ...empty, isCleared: true })).toEqual(plain('restore'))
  expect(answerKey(press('ArrowUp'), empty)).toBeNull()
  expect(answerKey(press('ArrowUp'), { ...closed, isCleared: true })).toBeNull()
})

test('Shift with Enter chooses the option for it, whichever is highlighted', () => {
  const view = { ...dialog, active: 'option 1', shifted: 'option 9' }
  expect(answerKey(press('Enter', { shiftKey: true }), view)).toEqual(choose(9))
  expect(answerKey(press('Enter'), view)).toEqual(choose(1))
  expect(answerKey(press('Enter', { shiftKey: true }), at(1))).toEqual(choose(1))
})
