import { getSystemErrorName } from 'node:util'

const nameOf = (number: number): string | undefined =>
  // Larger numbers are of the store itself, not of the system.
  number > 0 && number < 130 ? getSystemErrorName(-number) : undefined

/**
 * The name of what the system refused, "ENOSPC"; undefined for any other error. The store gives its number alone, and
 * the bundler writes it into a message.
 */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code: unknown = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return code
  if (typeof code === 'number') return nameOf(code)
  const [, number] = /\(os error (\d+)\)/.exec(error.message) ?? []
  return number === undefined ? undefined : nameOf(Number(number))
}
