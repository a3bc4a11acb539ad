import type { SearchParamsObject } from 'algoliasearch/lite'
import * as v from 'valibot'

import type { Infer } from '#lib/schema.ts'
import { uncounted } from '#search/transport/search-client.ts'

import { createStored } from './stored.ts'

const agreementSchema = v.object({
  /** The `userToken` of this browser: "anonymous-" and 32 hexadecimal digits. */
  token: v.string(),
  /** `common`: the same order for everybody; `own`: opened and saved records affect the order. */
  order: v.picklist(['own', 'common']),
})

/** A visitor's consent to counting searches and events under a random token. */
export type Agreement = Infer<typeof agreementSchema>

/** The visitor's choice; `open` until there is one. */
export type Consent = 'open' | 'declined' | Agreement

/** Whether Global Privacy Control is on, which counts as declining. */
export function isOptedOut(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Reads the stored choice. Never throws: anything invalid is `open`. */
export function parseConsent(stored: unknown): Consent {
  if (isOptedOut()) return 'declined'
  return stored === 'declined' || v.is(agreementSchema, stored) ? stored : 'open'
}

/** The choice in this browser; other tabs of the site follow it. */
export const consent = createStored<Consent>({ name: 'consent', parse: parseConsent })

export function agreement(): Agreement | undefined {
  const choice = consent.get()
  return typeof choice === 'string' ? undefined : choice
}

export type VisitorParams = Pick<
  SearchParamsObject,
  'analytics' | 'clickAnalytics' | 'userToken' | 'enablePersonalization' | 'getRankingInfo'
>

/**
 * The parameters about the visitor: without an agreement only the exclusion from analytics.
 *
 * @param isOrdered whether the visitor's earlier use may affect the order of results
 */
export function visitorParams(isOrdered: boolean): VisitorParams {
  const agreed = agreement()
  if (agreed === undefined) return uncounted
  const isOwn = isOrdered && agreed.order === 'own'
  return {
    clickAnalytics: true,
    userToken: agreed.token,
    enablePersonalization: isOwn,
    // The ranking info shows whether personalization changed the order.
    ...(isOwn && { getRankingInfo: true }),
  }
}
