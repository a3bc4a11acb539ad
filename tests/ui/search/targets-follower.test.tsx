import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { TargetsFollower } from '#search/targets/targets-follower.ts'
import { chooseTargets } from '#search/targets/targets-text.ts'

afterEach(() => {
  chooseTargets('')
  window.history.replaceState(null, '', '/')
})

/** Renders the follower for a view; the browser may show the address of another one already. */
function follow(pathname: string, search: string) {
  const onChange = vi.fn<(search: string) => void>()
  const element = (path: string, query: string) => (
    <TargetsFollower pathname={path} search={query} onChange={onChange} />
  )
  const { rerender } = render(element(pathname, search))
  return { onChange, render: (path: string, query: string) => rerender(element(path, query)) }
}

test('browsers in force are added to an address that names none, beside its query', () => {
  chooseTargets('safari 16')
  window.history.replaceState(null, '', '/specs?q=grid')
  const { onChange } = follow('/specs', '?q=grid')
  expect(onChange.mock.calls).toEqual([['?q=grid&targets=safari+16']])
})

test('the address of a view that is being left is not written again, and that of the next one is, when it is rendered', () => {
  const search = '?q=css-grid-2&targets=safari+16'
  window.history.replaceState(null, '', '/specs/css-grid-2')
  const { onChange, render: renderNext } = follow('/specs', search)
  expect(onChange).not.toHaveBeenCalled()
  renderNext('/specs/css-grid-2', '')
  expect(onChange.mock.calls).toEqual([['?targets=safari+16']])
})
