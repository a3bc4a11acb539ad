import { useEffect, useEffectEvent, useState } from 'react'

type EnterOptions = {
  /** What stands in the box. */
  readonly text: string
  /** Where Enter leads; undefined while that is not known yet. */
  readonly target: string | undefined
  /** Where it leads when nobody wants to wait any longer. */
  readonly fallback: string
  readonly onGo: (href: string) => void
}

/** Longer than a good answer takes, shorter than anybody's patience with a key. Milliseconds. */
const PATIENCE = 1500

/**
 * Enter, which may be pressed before the answer is there that tells where it leads: then it waits for it a moment. Who
 * types on has not meant it. Returns what to call when it is pressed.
 */
export function useEnter({ text, target, fallback, onGo }: EnterOptions): () => void {
  const [pressed, setPressed] = useState<string | null>(null)
  const isWaiting = pressed !== null && pressed === text
  const go = useEffectEvent((href: string) => {
    setPressed(null)
    onGo(href)
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const wait = target === undefined ? PATIENCE : 0
    const timer = setTimeout(() => go(target ?? fallback), wait)
    return () => clearTimeout(timer)
  }, [isWaiting, target, fallback])
  return () => setPressed(text)
}
