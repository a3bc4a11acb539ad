import type { SearchParamsObject } from 'algoliasearch/lite'

import { isOneOf, isShape, isText } from '#lib/shapes.ts'

import { createStored } from './stored.ts'

/** What a visitor has agreed to: that searches and events are counted under a random token. */
export type Agreement = {
  /** The `userToken` of this browser: "anonymous-" and 32 hexadecimal digits. */
  readonly token: string
  /** `common`: lists are in the same order as for everybody; `own`: what the visitor opens and saves counts. */
  readonly order: 'own' | 'common'
}

/** The visitor's choice; `open` until there is one. */
export type Consent = 'open' | 'declined' | Agreement

/** Whether the browser tells every site that its visitor does not want to be followed: it counts as a choice. */
export function isOptedOut(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

const isAgreement = isShape<Agreement>({ token: isText, order: isOneOf(['own', 'common']) })

/** Reads what was stored. Never throws: what is no choice leaves the question open. */
export function parseConsent(stored: unknown): Consent {
  if (isOptedOut()) return 'declined'
  return stored === 'declined' || isAgreement(stored) ? stored : 'open'
}

/** The choice of this browser; other tabs of the site follow it. */
export const consent = createStored<Consent>({ name: 'consent', parse: parseConsent })

/** The agreement in force; undefined without one. */
export function agreement(): Agreement | undefined {
  const choice = consent.get()
  return typeof choice === 'string' ? undefined : choice
}

/** Parameters of a search that say something of its visitor. */
export type VisitorParams = Pick<
  SearchParamsObject,
  'analytics' | 'clickAnalytics' | 'userToken' | 'enablePersonalization' | 'getRankingInfo'
>

/**
 * What a search says of its visitor: without an agreement that it is not to be counted, and nothing else.
 *
 * @param isOrdered whether the order of its results may follow what the visitor has opened and saved.
 */
export function visitorParams(isOrdered: boolean): VisitorParams {
  const agreed = agreement()
  if (agreed === undefined) return { analytics: false }
  const isOwn = isOrdered && agreed.order === 'own'
  return {
    clickAnalytics: true,
    userToken: agreed.token,
    enablePersonalization: isOwn,
    // Tells whether it changed the order.
    ...(isOwn && { getRankingInfo: true }),
  }
}
