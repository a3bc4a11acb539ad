import { expect, test } from 'vitest'

import { createProgress } from '#server/start/progress.ts'

const heading =
  'Preparing the page and its search indices. The next start needs to do none of it.\n\n'

function record(isTTY: boolean) {
  let time = 0
  const written: string[] = []
  const out = { isTTY, write: (text: string) => written.push(text) > 0 }
  const progress = createProgress(out, () => time)
  const after = (milliseconds: number) => {
    time += milliseconds
    return progress
  }
  return { written, after }
}

test('each step is printed as a line with its count and seconds', () => {
  const { written, after } = record(false)
  after(0).report({ step: 'reading' })
  after(1500).report({ step: 'compat', done: 500, total: 18865 })
  after(1000).report({ step: 'compat', done: 18865, total: 18865 })
  after(1000).finish()
  expect(written).toEqual([heading, '  reading (1.5 s)\n', '  compat: 18,865 of 18,865 (2.0 s)\n'])
})

test('a terminal shows the current step', () => {
  const { written, after } = record(true)
  after(0).report({ step: 'compat', done: 500 })
  after(100).report({ step: 'compat', done: 1000 })
  after(100).finish()
  expect(written).toEqual([
    heading,
    '\r\u001b[K  compat: 500 (0.0 s)',
    '\r\u001b[K  compat: 1,000 (0.1 s)',
    '\r\u001b[K  compat: 1,000 (0.2 s)\n',
  ])
})

test('a second finish prints nothing', () => {
  const { written, after } = record(false)
  after(0).report({ step: 'reading' })
  after(0).finish()
  after(0).finish()
  expect(written).toEqual([heading, '  reading (0.0 s)\n'])
})

test('a start without steps prints nothing', () => {
  const { written, after } = record(false)
  after(0).finish()
  expect(written).toEqual([])
})

test('a step that is reported after the finish is not printed', () => {
  const { written, after } = record(true)
  after(0).report({ step: 'reading' })
  after(0).finish()
  after(0).report({ step: 'writing the content' })
  after(0).finish()
  expect(written.at(-1)).toBe('\r\u001b[K  reading (0.0 s)\n')
})
