import { getSystemErrorName } from 'node:util'

/** The name of what the system refused, "ENOSPC"; undefined for any other error. The store gives its number alone. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code } = error
  if (typeof code === 'string') return code
  // Numbers above are of the store itself, and none of the system's.
  return typeof code === 'number' && code > 0 && code < 200 ? getSystemErrorName(-code) : undefined
}
