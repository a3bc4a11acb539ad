import { useEffect, useEffectEvent } from 'react'

type EnterOptions = {
  /** Whether Enter was pressed for the current text. */
  readonly isPressed: boolean
  /** Undefined while unknown. */
  readonly target: string | undefined
  readonly onGo: (href: string | undefined) => void
}

/**
 * Milliseconds that Enter waits for an answer: longer than most answers take, short enough for a
 * key press.
 */
const PATIENCE = 1500

/**
 * Navigates after Enter: to the target as soon as it is known, or without one after the longest
 * wait.
 */
export function useEnter({ isPressed, target, onGo }: EnterOptions): void {
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (!isPressed) return undefined
    const timer = setTimeout(() => go(target), target === undefined ? PATIENCE : 0)
    return () => clearTimeout(timer)
  }, [isPressed, target])
}
