import type { FailureKind, SearchFailure } from './failure.ts'

type FailureText = { readonly title: string; readonly advice: string }

type TextOfKind = FailureText & { readonly reason: string }

/** The texts for each kind of failure. They name no index, no application and no unproven cause. */
const texts: Readonly<Record<FailureKind, TextOfKind>> = {
  unreachable: {
    title: 'Search is unreachable.',
    advice: 'Retrying automatically.',
    reason: 'The search provider cannot be reached. Check the connection.',
  },
  slow: {
    title: 'Search is slow to answer.',
    advice: 'Still waiting for an answer.',
    reason: 'The search provider has not answered yet. Still waiting.',
  },
  garbled: {
    title: 'The search response could not be read.',
    advice: 'If your network requires you to sign in, do that first. Retrying automatically.',
    reason: 'The search provider’s response was incomplete.',
  },
  busy: {
    title: 'Too many searches.',
    advice: 'Wait a moment before you search again.',
    reason: 'Too many searches in a short time. Wait 30 seconds.',
  },
  unavailable: {
    title: 'Search is not available right now.',
    advice: 'This is a problem with the site. Trying again will not help.',
    reason: 'The search provider rejected this page. This is a problem with the site.',
  },
  rejected: {
    title: 'That search cannot be run.',
    advice: 'The search provider does not support this combination.',
    reason: 'The search provider rejected the request. This is a problem with the site.',
  },
}

export function failureText(
  { kind, code }: SearchFailure,
  isOnline = navigator.onLine,
): FailureText {
  if (kind === 'unreachable' && !isOnline) {
    return {
      title: 'You are offline.',
      advice: 'Search resumes when you reconnect.',
    }
  }
  const { title, advice } = texts[kind]
  return { title, advice: code === undefined ? advice : `${advice} (Code ${code}.)` }
}

export function failureReason({ kind, code }: SearchFailure, isOnline = navigator.onLine): string {
  if (kind === 'unreachable' && !isOnline) return 'You are offline. It loads when you reconnect.'
  // An answer proves that the visitor's connection works.
  return kind === 'unreachable' && code !== undefined
    ? `The search provider is down (status ${code}). Try again in a moment.`
    : texts[kind].reason
}
