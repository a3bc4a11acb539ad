import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The server-rendered box, React's box, and the module that starts with both. */
async function setUp() {
  document.body.innerHTML = `
    <div id="old" data-served=""><input role="combobox" value="grid"></div>
    <input id="box" value="grid">`
  const [served, box] = document.querySelectorAll('input')
  if (served === undefined || box === undefined) throw new Error('There are no boxes.')
  vi.resetModules()
  const { refocusServedBox, replaceServedBox } = await import('#ui/combobox/served-box.ts')
  const onText = vi.fn<(text: string) => void>()
  return { served, box, onText, refocusServedBox, replace: () => replaceServedBox(box, onText) }
}

const removeServed = () => document.getElementById('old')?.remove()

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('text and focus pass to the box of the page when the served one is removed, with the selection', async () => {
  const { served, box, onText, replace } = await setUp()
  replace()
  served.focus()
  served.value = 'grid areas'
  served.setSelectionRange(2, 4)
  expect(onText).not.toHaveBeenCalled()
  removeServed()
  await Promise.resolve()
  expect(onText.mock.calls).toEqual([['grid areas']])
  expect(box).toMatchObject({ value: 'grid areas', selectionStart: 2, selectionEnd: 4 })
  expect(document.activeElement).toBe(box)
})

test('a box that comes after the served one was removed takes its text at once', async () => {
  const { served, box, onText, replace } = await setUp()
  served.value = 'flex'
  removeServed()
  replace()
  expect(onText.mock.calls).toEqual([['flex']])
  expect(document.activeElement).not.toBe(box)
})

test('a served box that was left, or not touched, passes nothing on', async () => {
  const { served, box, onText, replace } = await setUp()
  replace()
  served.focus()
  served.blur()
  vi.runAllTimers()
  removeServed()
  await Promise.resolve()
  expect(onText).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(box)
})

test('a served box that is moved has the focus again, and can be left then', async () => {
  const { served, box, refocusServedBox, replace } = await setUp()
  replace()
  served.focus()
  const old = document.getElementById('old')
  old?.remove()
  document.body.prepend(old ?? '')
  refocusServedBox()
  vi.runAllTimers()
  expect(document.activeElement).toBe(served)
  removeServed()
  await Promise.resolve()
  expect(document.activeElement).toBe(box)
})

test('the text passes to one box, once', async () => {
  const { served, onText, replace } = await setUp()
  served.value = 'flex'
  removeServed()
  replace()
  replace()
  expect(onText).toHaveBeenCalledTimes(1)
})

test('a box that was unmounted before takes nothing', async () => {
  const { served, onText, replace } = await setUp()
  replace()()
  served.value = 'flex'
  removeServed()
  await Promise.resolve()
  expect(onText).not.toHaveBeenCalled()
})
