import { withCors } from '#provider/protocol/request/response.ts'

import { createAdmission } from './admission.ts'
import { createTurns } from './turns.ts'

/** Answers a request of a sender in its turn, or refuses it if it would wait too long. */
export type Gate = <Answer>(
  sender: string,
  answer: () => Promise<Answer>,
) => Promise<Answer | Response>

/** One gate for all requests that cost work, so that none of them can be asked beside the others. */
export function createGate(onRefused?: () => void): Gate {
  const admission = createAdmission()
  const turns = createTurns()
  return async (sender, answer) => {
    const admitted = admission.enter(sender)
    if (!admitted.isAdmitted) {
      onRefused?.()
      return refuseBusy(admitted.retryAfter)
    }
    try {
      await turns.wait(sender)
      return await answer()
    } finally {
      admitted.leave()
    }
  }
}

/** @param seconds until the next request is expected to be answered */
export function refuseBusy(seconds: number): Response {
  const status = 429
  const message = `Too many requests at the moment, expected the next one in ${seconds} s`
  const headers = withCors(new Headers({ 'Retry-After': String(seconds) }))
  return Response.json({ message, status }, { status, headers })
}
