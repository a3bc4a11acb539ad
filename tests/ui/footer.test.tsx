import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { content } from 'virtual:content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LateData } from '#routes/layout/after-load.tsx'
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
  [0, ''],
  [21, ''],
  [22, 'The data has not been renewed for 3 weeks. It may lack newer releases.'],
  [400, 'The data has not been renewed for 57 weeks. It may lack newer releases.'],
])('%d days after the last check of the data, its age is told so: %j', (days, text) => {
  waitDays(days)
  expect(render(<LateData />).container.textContent).toBe(text)
})

test('the age of the data is the last line of every view', async () => {
  waitDays(30)
  render(page)
  const line = await screen.findByText(/has not been renewed/)
  expect(screen.getByRole('contentinfo').lastElementChild).toBe(line)
})

test('what the server writes does not depend on the age of the data', () => {
  waitDays(0)
  const early = renderToString(page)
  waitDays(400)
  expect(renderToString(page)).toBe(early)
})
