import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { areas } from '#catalogue/areas.ts'
import { browserIds } from '#catalogue/history/side.ts'
import { changeKinds } from '#catalogue/history/support-state.ts'
import { diffHref, type DiffState, parseDiff } from '#routes/diff/diff-address.ts'
import { paths } from '#routes/paths.ts'

const none: DiffState = { from: undefined, to: undefined, changes: [], area: undefined, q: '' }

const side = fc.option(
  fc.record({
    browser: fc.constantFrom(...browserIds),
    version: fc.option(fc.stringMatching(/^\d{1,3}(\.\d{1,2}){0,2}$/), { nil: undefined }),
  }),
  { nil: undefined },
)

const states = fc.record({
  from: side,
  to: side,
  changes: fc.subarray([...changeKinds]),
  area: fc.option(fc.constantFrom(...Object.values(areas)), { nil: undefined }),
  q: fc.string({ maxLength: 40 }).filter((text) => !/\p{Cc}/u.test(text)),
})

const searchOf = (href: string) => href.slice(paths.diff().length)

test('every state is read back from its address, and nothing of it is ignored', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parseDiff(searchOf(diffHref(state)))).toEqual({ state, ignored: [] })
    }),
  )
})

test('an address of any text is read without an error, and the address of what was read is the same again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const { state } = parseDiff(`?from=${text}&change=${text}&${text}`)
      const href = diffHref(state)
      expect(diffHref(parseDiff(searchOf(href)).state)).toBe(href)
    }),
  )
})

test('the address of two releases is legible, and defaults are not written', () => {
  expect(paths.diff({ from: 'safari-26', to: 'safari-27' })).toBe(
    '/diff?from=safari-26&to=safari-27',
  )
  expect(diffHref(none)).toBe('/diff')
  const { state } = parseDiff('?from=chrome-138&to=chrome-140&area=css&change=removed,added&q=a+b')
  expect(diffHref(state)).toBe(
    '/diff?from=chrome-138&to=chrome-140&area=CSS&change=added,removed&q=a+b',
  )
})

test.each([
  ['?from=netscape-4', ['netscape-4']],
  ['?from=safari_ios-', ['safari_ios-']],
  ['?to=chrome-oldest', ['chrome-oldest']],
  ['?from=__proto__&to=constructor-1', ['__proto__', 'constructor-1']],
  ['?change=added,gone&area=Nowhere', ['Nowhere', 'gone']],
  [`?from=${'x'.repeat(500)}`, ['x'.repeat(40)]],
  ['?from=&to=&unknown=1', []],
])('of %s what means nothing is left out and told', (search, ignored) => {
  const parsed = parseDiff(search)
  expect(parsed.ignored).toEqual(ignored)
  expect(parsed.state).toMatchObject({ from: undefined, to: undefined, area: undefined })
})
