import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { pageWindow } from '#ui/controls/pagination.tsx'

const written = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((slot) => `${slot.afterGap ? '… ' : ''}${slot.page}`)
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i links to %s', (page, pages, expected) => {
  expect(written(page, pages)).toBe(expected)
})

test('the pages rise, hold the first, the last, the current one and its neighbours; a gap hides two or more', () => {
  const pages = integer({ min: 1, max: 60 })
  assert(
    property(pages, integer({ min: 1, max: 60 }), (last, wished) => {
      const page = Math.min(wished, last)
      const slots = pageWindow(page, last)
      const numbers = slots.map((slot) => slot.page)
      expect(numbers).toStrictEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      const wanted = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
      expect(numbers).toStrictEqual(expect.arrayContaining(wanted))
      slots.forEach((slot, index) => {
        const skipped = slot.page - (numbers[index - 1] ?? 0) - 1
        expect(skipped === 0 || skipped > 1).toBe(true)
        expect(slot.afterGap).toBe(skipped > 0)
      })
    }),
  )
})
