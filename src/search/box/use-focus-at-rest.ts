import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { singleKeys } from '#search/state/single-keys.ts'

type FocusAtRestOptions = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly isWanted: boolean
  /** Called when the visitor focuses or leaves the input, or first uses it. */
  readonly onFocus: (hasFocus: boolean) => void
}

/**
 * Focuses an input once, where there is a mouse and nothing else has the focus. What a focused input
 * opens waits for the visitor: a key press, a click or a text.
 *
 * @returns the handler for focus events of the input.
 */
export function useFocusAtRest({
  input,
  isWanted,
  onFocus,
}: FocusAtRestOptions): (hasFocus: boolean) => void {
  const isAtRest = useRef(false)
  const use = useEffectEvent(() => {
    if (isAtRest.current) onFocus(true)
    isAtRest.current = false
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (LEAVING.has(event.key)) return
    // The shortcut for the box, pressed by a visitor who does not see that it has the focus.
    if (isAtRest.current && event.key === '/' && singleKeys.get()) event.preventDefault()
    use()
  })
  useEffect(() => {
    const element = input.current
    const isFree = isAtRest.current || document.activeElement === document.body
    if (!isWanted || element === null || !isFree) return undefined
    if (!window.matchMedia('(pointer: fine)').matches) return undefined
    isAtRest.current = true
    element.focus({ preventScroll: true })
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('keydown', (event) => press(event), { signal })
    for (const type of ['click', 'input']) element.addEventListener(type, () => use(), { signal })
    return () => stop.abort()
  }, [input, isWanted])
  return (hasFocus) => {
    if (!isAtRest.current) onFocus(hasFocus)
    else if (!hasFocus) isAtRest.current = false
  }
}

/** Keys that do not use the input, but leave it or only modify others. */
const LEAVING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Meta', 'Alt', 'Escape'])
