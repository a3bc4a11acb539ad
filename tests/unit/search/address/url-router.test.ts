import { expect, test, vi } from 'vitest'

import { createUrlRouter } from '#search/address/url-router.ts'
import { UrlStore } from '#search/address/url-store.ts'

function routerAt(start: string) {
  const history = [start]
  const bar = { read: () => history.at(-1)!, go: (href: string) => void history.push(href) }
  const address = new UrlStore(bar, () => 0)
  const router = createUrlRouter(address, (_, update) => update())
  return { history, address, router }
}

test('the list is read in the library’s terms', () => {
  const { router } = routerAt('/features?q=grid&baseline=newly&sort=az')
  expect(router.read()).toEqual({
    features: {
      query: 'grid',
      typed: 'grid',
      refinementList: { baseline: ['newly'] },
      sortBy: 'features_az',
    },
  })
})

test('nothing is read from another view', () => {
  expect(routerAt('/features/grid?q=x').router.read()).toEqual({})
})

test('a refinement is written', () => {
  const { router, history } = routerAt('/features')
  router.write({ features: { query: 'grid', page: 2 } })
  expect(history).toEqual(['/features', '/features?q=grid&page=2'])
})

test('nothing is written while another view is shown: the widgets are only leaving', () => {
  const { router, history } = routerAt('/features/grid')
  router.write({ features: {} })
  expect(history).toEqual(['/features/grid'])
})

test('nothing is written when the widgets are gone', () => {
  const { router, history } = routerAt('/features?q=grid')
  router.write({})
  expect(history).toEqual(['/features?q=grid'])
})

const grid = { features: { query: 'grid', typed: 'grid' } }
const flex = { features: { query: 'flex', typed: 'flex' } }

test('the library gets the state of the address when a list starts to follow it and when it changes elsewhere, until the list stops', () => {
  const { router, history, address } = routerAt('/features?q=grid')
  const listener = vi.fn<(ui: object) => void>()
  router.onUpdate(listener)
  const elsewhere = (href: string) => {
    history.push(href)
    address.settle(href)
  }
  elsewhere('/features?q=gap')
  elsewhere('/features?q=grid')
  expect(listener.mock.calls, 'before the list is there').toEqual([])
  const stop = router.follow()
  expect(listener.mock.calls).toEqual([[grid]])
  elsewhere('/features?q=flex')
  elsewhere('/about')
  expect(listener.mock.calls).toEqual([[grid], [flex]])
  stop()
  elsewhere('/features?q=gap')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a router that is disposed of gives the library nothing', () => {
  const { router } = routerAt('/features?q=grid')
  const listener = vi.fn<(ui: object) => void>()
  router.onUpdate(listener)
  router.dispose()
  router.follow()
  expect(listener).not.toHaveBeenCalled()
})
