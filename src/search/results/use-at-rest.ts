import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the last value that did not change for a time in which no text was typed; before that, the first value.
 *
 * @param wait That time, in milliseconds.
 */
export function useAtRest<Value>(value: Value, wait: number): Value {
  const [rested, setRested] = useState(value)
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
