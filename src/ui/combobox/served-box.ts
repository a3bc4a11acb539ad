/**
 * The server-rendered search box works before the script has run. Its text and focus pass to
 * React's search box in the same task as that replaces it, so that no key press is lost.
 */
const served = globalThis.document?.querySelector<HTMLInputElement>(
  '[data-served] input[role=combobox]',
)

let hasFocus = false
let isTaken = !served

if (served) {
  hasFocus = document.activeElement === served
  served.addEventListener('focus', () => {
    hasFocus = true
  })
  // Moving or removing the box blurs it, too, although the visitor has not left it.
  served.addEventListener('blur', () => {
    setTimeout(() => {
      if (served.isConnected && document.activeElement !== served) hasFocus = false
    })
  })
}

/** Restores the focus of the server-rendered box, which it lost when it was moved. */
export function refocusServedBox(): void {
  if (served && hasFocus) focusAt(served, served)
}

/**
 * Lets an input take over from the server-rendered box once that is removed.
 *
 * @param onText called with the text if it differs from the server's
 * @returns a function that cancels the takeover
 */
export function replaceServedBox(
  input: HTMLInputElement,
  onText: (text: string) => void,
): () => void {
  if (!served || isTaken) return () => {}
  const observer = new MutationObserver(take)
  function take() {
    if (!served || isTaken || served.isConnected) return
    isTaken = true
    observer.disconnect()
    const { value, defaultValue } = served
    if (value !== defaultValue) {
      // Synchronously: a key press before the next render then extends the text.
      input.value = value
      onText(value)
    }
    if (hasFocus) focusAt(input, served)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  take()
  return () => observer.disconnect()
}

function focusAt(
  input: HTMLInputElement,
  { selectionStart, selectionEnd }: HTMLInputElement,
): void {
  input.focus({ preventScroll: true })
  input.setSelectionRange(selectionStart, selectionEnd)
}
