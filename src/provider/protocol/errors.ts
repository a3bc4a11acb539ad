import type { JsonObject } from './json.ts'

/** An error that the client receives as `{ message, status }` and further details. */
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

/** The error for a feature that only the hosted service has. */
export function notEmbedded(what: string): ApiError {
  return new ApiError(
    501,
    `The embedded provider does not have ${what}; use a hosted application for it`,
  )
}

/** An invalid filter; the message names the parameter, the token and its column (from 0). */
export class ParseError extends ApiError {
  override readonly name = 'ParseError'

  constructor(parameter: string, problem: string) {
    super(400, `${parameter}: ${problem}`)
  }
}
