import { expect, test, vi } from 'vitest'

import { createAnswerLog } from '#search/transport/answer-log.ts'

test('the newest requests are kept, and all of them counted', () => {
  const { times, add } = createAnswerLog(3)
  const heard = vi.fn<() => void>()
  times.subscribe(heard)
  for (let ms = 1; ms <= 5; ms += 1) add({ ms, failed: ms === 4 })
  expect(times.get()).toEqual({
    newest: [
      { ms: 3, failed: false },
      { ms: 4, failed: true },
      { ms: 5, failed: false },
    ],
    total: 5,
  })
  expect(heard).toHaveBeenCalledTimes(5)
})
