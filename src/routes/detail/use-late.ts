import { useEffect, useState } from 'react'

/** How long the page of a record waits for optional content, in milliseconds. */
const PATIENCE = 1000

/** Whether something has been pending for longer than the page waits. */
export function useLate(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isPending])
  return isLate
}
