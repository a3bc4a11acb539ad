import { ApiError } from '../errors.ts'

/** A filter that cannot be read; the message names the parameter, the token and its column (from 0). */
export class ParseError extends ApiError {
  override readonly name = 'ParseError'

  constructor(parameter: string, problem: string) {
    super(400, `${parameter}: ${problem}`)
  }
}

/** Conditions a request may have in one parameter. */
export const MOST_CONDITIONS = 1000

export function tooManyConditions(parameter: string): ParseError {
  return new ParseError(parameter, `Too many conditions, expected at most ${MOST_CONDITIONS}`)
}
