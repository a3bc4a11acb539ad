import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the newest value that has stayed the same for a time without any text being typed; at first, the first one.
 *
 * @param wait In milliseconds.
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
