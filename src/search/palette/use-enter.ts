import { useEffect, useEffectEvent } from 'react'

type EnterOptions = {
  /** Whether Enter has been pressed for the text that stands in the box. */
  readonly isPressed: boolean
  /** Where it leads; undefined while that is not known yet. */
  readonly target: string | undefined
  readonly onGo: (href: string | undefined) => void
}

/** Longer than a good answer takes, shorter than anybody's patience with a key. Milliseconds. */
const PATIENCE = 1500

/**
 * Goes where Enter leads as soon as that is known, or, when it has been waited for long enough, to wherever one goes
 * without knowing.
 */
export function useEnter({ isPressed, target, onGo }: EnterOptions): void {
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (!isPressed) return undefined
    const timer = setTimeout(() => go(target), target === undefined ? PATIENCE : 0)
    return () => clearTimeout(timer)
  }, [isPressed, target])
}
