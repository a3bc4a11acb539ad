/** The key code of a key press that an input method has used (UI Events, "legacy key models"). */
const USED = 229

/** Keys that begin no composition. Elsewhere their default action would repeat what the input method did. */
const ENDING = new Set(['Enter', 'Escape'])

/**
 * Keeps the key presses of an input method from all listeners of the page: Enter accepts the composed
 * text, Esc discards it, arrows choose among candidates. Safari fires `compositionend` before the
 * `keydown` of the key that ended the composition, and `isComposing` is then false.
 *
 * @returns removes the guard
 */
export function guardInputMethod(): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  let hasJustEnded = false
  const onEnd = () => {
    hasJustEnded = true
    // In a later task, which the next key press needs.
    setTimeout(() => {
      hasJustEnded = false
    })
  }
  const onKey = (event: KeyboardEvent) => {
    const { isComposing, keyCode, key } = event
    if (!isComposing && keyCode !== USED && !hasJustEnded) return
    event.stopImmediatePropagation()
    if (!isComposing && ENDING.has(key)) event.preventDefault()
  }
  // The window is the first on the way of an event.
  window.addEventListener('compositionend', onEnd, options)
  window.addEventListener('keydown', onKey, options)
  return () => stop.abort()
}
