import { afterEach, expect, test, vi } from 'vitest'

import { agree, chooseOrder, decline } from '#search/insights/choices.ts'
import { sentEvents } from '#search/insights/sent-events.ts'
import { consent, parseConsent, visitorParams } from '#search/state/consent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  consent.clear()
  localStorage.clear()
})

const agreement = { token: 'anonymous-1', order: 'own' } as const

test.each([
  [undefined, 'open'],
  ['declined', 'declined'],
  ['agreed', 'open'],
  [{ token: 'anonymous-1' }, 'open'],
  [{ token: 1, order: 'own' }, 'open'],
  [agreement, agreement],
])('%o is read as %o', (stored, choice) => {
  expect(parseConsent(stored)).toEqual(choice)
})

test('with Global Privacy Control an agreement is read as declined', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(parseConsent(agreement)).toBe('declined')
  vi.stubGlobal('navigator', { globalPrivacyControl: false })
  expect(parseConsent(agreement)).toEqual(agreement)
})

test('without an agreement a search asks not to be counted and says nothing else', () => {
  expect(visitorParams(true)).toEqual({ analytics: false })
  decline()
  expect(visitorParams(true)).toEqual({ analytics: false })
})

test('with an agreement a search has the token, and only a list is ordered for the visitor', () => {
  agree()
  const { userToken } = visitorParams(true)
  expect(userToken).toMatch(/^anonymous-[0-9a-f]{32}$/)
  const common = { clickAnalytics: true, userToken }
  expect(visitorParams(true)).toEqual({
    ...common,
    enablePersonalization: true,
    getRankingInfo: true,
  })
  expect(visitorParams(false)).toEqual({ ...common, enablePersonalization: false })
  chooseOrder('common')
  expect(visitorParams(true)).toEqual({ ...common, enablePersonalization: false })
})

test('who agrees twice keeps the token, and who withdraws and agrees gets another', () => {
  agree()
  const first = visitorParams(false).userToken
  agree()
  expect(visitorParams(false).userToken).toBe(first)
  decline()
  agree()
  expect(visitorParams(false).userToken).not.toBe(first)
})

test('a withdrawal leaves the choice and nothing else', () => {
  agree()
  sentEvents.set(7)
  decline()
  expect(Object.entries(localStorage)).toEqual([['plinth-consent', '"declined"']])
  expect(sentEvents.get()).toBe(0)
})

test('an order cannot be chosen without an agreement', () => {
  chooseOrder('common')
  expect(consent.get()).toBe('open')
  expect(localStorage).toHaveLength(0)
})

const withdrawUnseen = () => localStorage.setItem('plinth-consent', '"declined"')

test('a withdrawal in another tab is followed, also by a page that comes back out of memory', () => {
  agree()
  withdrawUnseen()
  window.dispatchEvent(new StorageEvent('storage', { key: 'plinth-consent' }))
  expect(visitorParams(true)).toEqual({ analytics: false })
  agree()
  withdrawUnseen()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(visitorParams(true)).toEqual({ analytics: false })
})
