import type { FailureKind, SearchFailure } from './failure.ts'

type FailureText = { readonly title: string; readonly advice: string }

/** What the page says about a failure. It names no index and no application, and blames nobody it cannot know. */
export function failureText({ kind, code }: SearchFailure, isOnline: boolean): FailureText {
  if (kind === 'unreachable' && !isOnline) return offline
  const { title, advice } = words[kind]
  return { title, advice: code === undefined ? advice : `${advice} (Code ${code}.)` }
}

const words: Readonly<Record<FailureKind, FailureText>> = {
  unreachable: {
    title: 'Search is unreachable.',
    advice: 'What you see belongs to an earlier search. We try again by ourselves.',
  },
  slow: {
    title: 'Search is slow to answer.',
    advice: 'It may still come. What you see belongs to an earlier search.',
  },
  garbled: {
    title: 'Search answered with something unreadable.',
    advice: 'If this network asks you to sign in, do that first. We try again by ourselves.',
  },
  busy: { title: 'Too many searches at once.', advice: 'The search asks us to wait a moment.' },
  unavailable: {
    title: 'Search is not available right now.',
    advice: 'This is a fault of the site, not yours, and trying again will not help.',
  },
  rejected: {
    title: 'That search cannot be run.',
    advice: 'The search does not accept this combination.',
  },
}

const offline: FailureText = {
  title: 'You are offline.',
  advice: 'The search goes on by itself as soon as there is a connection.',
}
