import { useEffect, useState } from 'react'

/** Shorter than anybody looks at an option before choosing it. Milliseconds. */
const REST = 80

/** A value that has stayed the same for a moment: what one only passes over is left out. */
export function useDebouncedValue<Value>(value: Value): Value | undefined {
  const [rested, setRested] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested === value ? rested : undefined
}
