import { getSystemErrorName } from 'node:util'

const nameOf = (number: number): string | undefined =>
  // Larger numbers are the store's own errors.
  number > 0 && number < 130 ? getSystemErrorName(-number) : undefined

/** The code of a system error, "ENOSPC". The store only has the number, the bundler a message. */
export function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code: unknown = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return code
  if (typeof code === 'number') return nameOf(code)
  const [, number] = /\(os error (\d+)\)/.exec(error.message) ?? []
  return number === undefined ? undefined : nameOf(Number(number))
}
