/**
 * The search box that the server wrote works before the script has run. What is typed there, and the focus, pass to the
 * box of the page when that takes its place: in the same task, so that no key is lost in between.
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
  // A box that is moved or removed loses the focus, too, without the visitor having left it.
  served.addEventListener('blur', () => {
    setTimeout(() => {
      if (served.isConnected && document.activeElement !== served) hasFocus = false
    })
  })
}

/** Gives the box that the server wrote the focus again, which it lost when it was moved to another place. */
export function refocusServedBox(): void {
  if (served && hasFocus) focusAt(served, served)
}

/**
 * Lets a box take the place of the one that the server wrote, as soon as that is gone.
 *
 * @param onText called with a text that differs from the one that the server wrote
 * @returns a function that ends this
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
      // At once: a key that comes before the next rendering is added to the text.
      input.value = value
      onText(value)
    }
    if (hasFocus) focusAt(input, served)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  take()
  return () => observer.disconnect()
}

/** Focuses a box with the selection of another one. */
function focusAt(
  input: HTMLInputElement,
  { selectionStart, selectionEnd }: HTMLInputElement,
): void {
  input.focus({ preventScroll: true })
  input.setSelectionRange(selectionStart, selectionEnd)
}
