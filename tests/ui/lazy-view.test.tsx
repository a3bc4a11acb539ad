import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'

import { type LazyView, lazyView, ViewNotLoaded } from '#search/state/lazy-view.ts'

type GreetingProps = { readonly name: string }

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>
}

const page = (View: LazyView<GreetingProps>) => (
  <Suspense fallback={<p>Loading</p>}>
    <View name="grid" />
  </Suspense>
)

test('a view that was not preloaded loads when it is rendered, after a fallback', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  render(page(lazyView(load)))
  expect(screen.getByText('Loading')).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText('Hello grid')).toBeInstanceOf(HTMLElement)
  expect(load).toHaveBeenCalledOnce()
})

test('a view that was preloaded is rendered at once, without a fallback', async () => {
  const View = lazyView(async () => Greeting)
  await View.preload()
  const { container } = render(page(View))
  expect(container.innerHTML).toBe('<p>Hello grid</p>')
})

test('a view whose code could not be preloaded is loaded when it is rendered', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>(async () => Greeting)
    .mockRejectedValueOnce(new Error('offline'))
  const View = lazyView(load)
  await expect(View.preload()).rejects.toThrow(ViewNotLoaded)
  render(page(View))
  expect(await screen.findByText('Hello grid')).toBeInstanceOf(HTMLElement)
})
