import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The box that the server wrote, the one of the page, and the module as it starts with them. */
async function setUp() {
  document.body.innerHTML = `
    <div id="old" data-served=""><input role="combobox" value="grid"></div>
    <input id="box" value="grid">`
  const [written, box] = document.querySelectorAll('input')
  if (written === undefined || box === undefined) throw new Error('There are no boxes.')
  vi.resetModules()
  return { written, box, ...(await import('#ui/combobox/written-box.ts')) }
}

const removeWritten = () => document.getElementById('old')?.remove()

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('text and focus pass to the box of the page when the written one is removed, with the selection', async () => {
  const { written, box, replaceWrittenBox } = await setUp()
  const onText = vi.fn<(text: string) => void>()
  replaceWrittenBox(box, onText)
  written.focus()
  written.value = 'grid areas'
  written.setSelectionRange(2, 4)
  expect(onText).not.toHaveBeenCalled()
  removeWritten()
  await Promise.resolve()
  expect(onText.mock.calls).toEqual([['grid areas']])
  expect(box).toMatchObject({ value: 'grid areas', selectionStart: 2, selectionEnd: 4 })
  expect(document.activeElement).toBe(box)
})

test('a box that comes after the written one was removed takes its text at once', async () => {
  const { written, box, replaceWrittenBox } = await setUp()
  written.value = 'flex'
  removeWritten()
  const onText = vi.fn<(text: string) => void>()
  replaceWrittenBox(box, onText)
  expect(onText.mock.calls).toEqual([['flex']])
  expect(document.activeElement).not.toBe(box)
})

test('a written box that was left, or not touched, passes nothing on', async () => {
  const { written, box, replaceWrittenBox } = await setUp()
  const onText = vi.fn<(text: string) => void>()
  replaceWrittenBox(box, onText)
  written.focus()
  written.blur()
  vi.runAllTimers()
  removeWritten()
  await Promise.resolve()
  expect(onText).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(box)
})

test('a written box that is moved has the focus again, and can be left then', async () => {
  const { written, box, refocusWrittenBox, replaceWrittenBox } = await setUp()
  replaceWrittenBox(box, () => {})
  written.focus()
  const old = document.getElementById('old')
  old?.remove()
  document.body.prepend(old ?? '')
  refocusWrittenBox()
  vi.runAllTimers()
  expect(document.activeElement).toBe(written)
  removeWritten()
  await Promise.resolve()
  expect(document.activeElement).toBe(box)
})

test('the text passes to one box, once', async () => {
  const { written, box, replaceWrittenBox } = await setUp()
  written.value = 'flex'
  removeWritten()
  const onText = vi.fn<(text: string) => void>()
  replaceWrittenBox(box, onText)
  replaceWrittenBox(box, onText)
  expect(onText).toHaveBeenCalledTimes(1)
})

test('a box that was unmounted before takes nothing', async () => {
  const { written, box, replaceWrittenBox } = await setUp()
  const onText = vi.fn<(text: string) => void>()
  replaceWrittenBox(box, onText)()
  written.value = 'flex'
  removeWritten()
  await Promise.resolve()
  expect(onText).not.toHaveBeenCalled()
})
