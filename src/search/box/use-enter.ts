import { useEffect, useEffectEvent } from 'react'

type EnterOptions = {
  /** Whether Enter has been pressed for the text that stands in the box. */
  readonly isPressed: boolean
  /** Where it leads; undefined while that is not known yet. */
  readonly target: string | undefined
  readonly onGo: (href: string | undefined) => void
}

/** How long Enter waits for an answer, in milliseconds: longer than an answer takes, short enough for a key. */
const PATIENCE = 1500

/**
 * Navigates after Enter: to the target as soon as it is known, or without one after the longest wait.
 */
export function useEnter({ isPressed, target, onGo }: EnterOptions): void {
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (!isPressed) return undefined
    const timer = setTimeout(() => go(target), target === undefined ? PATIENCE : 0)
    return () => clearTimeout(timer)
  }, [isPressed, target])
}
