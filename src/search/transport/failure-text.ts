import { pluralize } from '#lib/pluralize.ts'

import type { FailureKind, SearchFailure } from './failure.ts'

type FailureText = { readonly title: string; readonly advice: string }

type TextOfKind = FailureText & {
  /** Where a page could not be loaded. */
  readonly reason: string
  /** What a check of the provider found. */
  readonly check: (status: string, wait: number) => string
}

/** What the page says about each kind of failure. It names no index and no application, and no cause that is not proven. */
const texts: Readonly<Record<FailureKind, TextOfKind>> = {
  unreachable: {
    title: 'Search is unreachable.',
    advice: 'We try again by ourselves.',
    reason: 'The search provider cannot be reached. Check the connection.',
    check: () => 'Search is down: no answer.',
  },
  slow: {
    title: 'Search is slow to answer.',
    advice: 'It may still come.',
    reason: 'The search provider has not answered yet. The answer still counts when it comes.',
    check: () => 'Search is slow: no answer yet.',
  },
  garbled: {
    title: 'Search answered with something unreadable.',
    advice: 'If this network asks you to sign in, do that first. We try again by ourselves.',
    reason: 'The search provider’s answer arrived incomplete.',
    check: () =>
      'Search is down, or something answers in its place: a network that asks you to sign in does.',
  },
  busy: {
    title: 'Too many searches at once.',
    advice: 'The search asks us to wait a moment.',
    reason: 'There were too many searches in a short time. Wait half a minute.',
    check: (status, wait) =>
      `Search is up and busy: it asks to wait ${pluralize(wait, 'second', 'seconds')}${status}.`,
  },
  unavailable: {
    title: 'Search is not available right now.',
    advice: 'This is a fault of the site, not yours, and trying again will not help.',
    reason: 'The search provider refuses this page. That is a fault of the site, not yours.',
    check: (status) =>
      `Search is up and refuses its indices to this page${status}: a fault of the site.`,
  },
  rejected: {
    title: 'That search cannot be run.',
    advice: 'The search does not accept this combination.',
    reason: 'The search provider did not understand the request. That is a fault of the site.',
    check: (status) =>
      `Search is up and does not understand the check${status}: a fault of the site.`,
  },
}

/** What is wrong with a search, and what to do. */
export function failureText(
  { kind, code }: SearchFailure,
  isOnline = navigator.onLine,
): FailureText {
  if (kind === 'unreachable' && !isOnline) {
    return {
      title: 'You are offline.',
      advice: 'The search goes on by itself as soon as there is a connection.',
    }
  }
  const { title, advice } = texts[kind]
  return { title, advice: code === undefined ? advice : `${advice} (Code ${code}.)` }
}

/** Why a page, or a part of it, could not be loaded. */
export function failureReason({ kind, code }: SearchFailure): string {
  // With an answer the visitor's connection works.
  return kind === 'unreachable' && code !== undefined
    ? `The search provider is down: it answers with status ${code}. Try again in a moment.`
    : texts[kind].reason
}

/** What a failed check says about the provider. */
export function failedCheckText(
  { kind, code, wait = 0 }: SearchFailure,
  isOnline = navigator.onLine,
): string {
  if (kind === 'unreachable' && !isOnline) return 'You are offline: the search cannot be checked.'
  if (kind === 'unreachable' && code !== undefined) {
    return `Search is down: it answers with status ${code}.`
  }
  return texts[kind].check(code === undefined ? '' : ` (status ${code})`, wait)
}
