import { startTransition, useEffect, useState } from 'react'

import { type Patience, type RequestState, RequestTracker } from './request-tracker.ts'

export type TrackedAnswer<Answer> = Pick<RequestState, 'phase' | 'failure'> & {
  /** The newest answer to this request; undefined while there is none. */
  readonly answer: Answer | undefined
  readonly again: () => void
}

type Shown<Answer> = TrackedAnswer<Answer> & { readonly send: (() => Promise<Answer>) | null }

/** Sends a request on mount and whenever `send` changes. Both arguments should be memoized. */
export function useRequest<Answer>(
  send: (() => Promise<Answer>) | null,
  patience: Patience,
): TrackedAnswer<Answer> {
  const [shown, setShown] = useState<Shown<Answer> | null>(null)
  useEffect(() => {
    if (send === null) return undefined
    const tracker = new RequestTracker(patience)
    let answer: Answer | undefined
    const again = () => tracker.send({ send, onAnswer: (next) => void (answer = next) })
    const show = () => {
      const { phase, failure, retrying } = tracker.state.get()
      const stands = retrying ? pending : { phase, failure }
      // A transition, because an answer can render a whole page.
      startTransition(() => setShown({ send, answer, again, ...stands }))
    }
    const stop = tracker.start()
    again()
    const forget = tracker.state.subscribe(show)
    return () => {
      forget()
      stop()
    }
  }, [send, patience])
  return shown !== null && shown.send === send ? shown : waiting
}

const pending = { phase: 'pending', failure: null } as const
const waiting = { ...pending, answer: undefined, again: () => {} } as const
