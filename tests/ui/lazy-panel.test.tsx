import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'

import { LazyPanel } from '#search/table/lazy-panel.tsx'

test('a panel that could not be loaded is loaded again when the connection returns', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>(async () => () => <p>Columns</p>)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { unmount } = render(<LazyPanel load={load} />)
  await screen.findByText('This part of the page could not be loaded.')
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Columns')
  act(() => void window.dispatchEvent(new Event('online')))
  unmount()
  expect(load).toHaveBeenCalledTimes(2)
})
