import { useEffect, useEffectEvent } from 'react'

type EnterOptions = {
  readonly isPressed: boolean
  readonly target: string | undefined
  readonly onGo: (href: string | undefined) => void
}

/** Milliseconds: longer than most answers take, short enough for a key press. */
const PATIENCE = 1500

/** Navigates after Enter, once the target is known or `PATIENCE` is over. */
export function useEnter({ isPressed, target, onGo }: EnterOptions): void {
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (!isPressed) return undefined
    const timer = setTimeout(() => go(target), target === undefined ? PATIENCE : 0)
    return () => clearTimeout(timer)
  }, [isPressed, target])
}
