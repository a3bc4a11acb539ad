import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the last value that did not change during a period without typing; before that, the first
 * value.
 *
 * @param options.wait the period in milliseconds
 * @param options.first called once for the first value
 */
export function useAtRest<Value>(
  value: Value,
  { wait, first }: { readonly wait: number; readonly first: () => Value },
): Value {
  const [rested, setRested] = useState(first)
  useEffect(() => {
    let timer: number | undefined
    const restart = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => startTransition(() => setRested(value)), wait)
    }
    restart()
    window.addEventListener('input', restart, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('input', restart, { capture: true })
    }
  }, [value, wait])
  return rested
}
