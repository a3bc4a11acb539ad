import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { content } from 'virtual:content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Footer } from '#routes/layout/footer.tsx'

const { checkedOn = content.summary.asOf } = content
const page = (
  <MemoryRouter>
    <Footer />
  </MemoryRouter>
)

/** Sets the clock to the last second of a day, counted from the day on which the packages were checked. */
const waitDays = (days: number) =>
  vi.setSystemTime(Date.parse(checkedOn) + (days + 1) * 86_400_000 - 1000)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))

afterEach(() => vi.useRealTimers())

test.each([
  [0, null],
  [21, null],
  [22, 'The data has not been renewed for 3 weeks. It may lack newer releases.'],
  [400, 'The data has not been renewed for 57 weeks. It may lack newer releases.'],
])('%d days after the last check of the data, the end of every view says %j', (days, text) => {
  waitDays(days)
  render(page)
  expect(screen.queryByText(/has not been renewed/)?.textContent ?? null).toBe(text)
})

test('what the server writes does not depend on the age of the data', () => {
  waitDays(0)
  const early = renderToString(page)
  waitDays(400)
  expect(renderToString(page)).toBe(early)
})
