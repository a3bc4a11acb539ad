import type { JsonObject } from './json.ts'

/** An error sent to the client as `{ message, status }` and further details. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  readonly details: JsonObject

  constructor(status: number, message: string, details: JsonObject = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

export function badRequest(message: string): ApiError {
  return new ApiError(400, message)
}

export function unknownIndex(name: string): ApiError {
  return new ApiError(404, `Index ${name} does not exist`)
}

export function unknownObject(): ApiError {
  return new ApiError(404, 'ObjectID does not exist')
}

/**
 * Creates the error for a feature of the hosted service only. The status is 4xx because the
 * official clients retry after any other error status and then report unreachable hosts instead of
 * this message.
 *
 * @param status 402 if only some plans of the hosted service have the feature
 */
export function notEmbedded(what: string, status: 400 | 402 = 400): ApiError {
  return new ApiError(
    status,
    `The embedded provider does not have ${what}; use a hosted application for it`,
  )
}

/**
 * The status of a write that the store could not take. The official clients take a status of 5xx for
 * a host that is gone: they would try again, and hide the message.
 */
export const UNSTORED = 409

/** An invalid filter. The message names the parameter, the token and its column (from 0). */
export class ParseError extends ApiError {
  override readonly name = 'ParseError'

  constructor(parameter: string, problem: string) {
    super(400, `${parameter}: ${problem}`)
  }
}
