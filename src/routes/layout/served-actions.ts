/** Focusable server-rendered elements, except for the box: see ui/combobox/served-box.ts. */
const OPERABLE = 'a[href], summary'

/**
 * Preserves what a visitor does before React's page replaces the server-rendered one: opened and
 * closed details keep their state, and the focus of a link or summary moves to its counterpart.
 *
 * @param view the server-rendered view. The rest of the page may be replaced earlier.
 */
export function keepServedActions(view: Element): void {
  const written = findOperable().filter(isServed)
  let focused: HTMLElement | undefined
  readFocus()
  document.addEventListener('focusin', readFocus)
  document.addEventListener('focusout', readFocusLater)
  const observer = new MutationObserver(() => {
    if (focused && focused !== document.activeElement) {
      const holder = focused.isConnected ? focused : counterpart(focused)
      holder?.focus({ preventScroll: true })
    }
    if (!view.isConnected) finish()
  })
  observer.observe(document.body, { childList: true, subtree: true })

  function readFocus() {
    focused = written.find((element) => element === document.activeElement)
  }

  // Moving or removing an element blurs it, too, although the visitor has not left it.
  function readFocusLater() {
    setTimeout(() => {
      if (focused?.isConnected) readFocus()
    })
  }

  /** The replacement of an element. Elements with the same text are matched by their order. */
  function counterpart(element: HTMLElement): HTMLElement | undefined {
    const isAlike = ({ tagName, textContent }: HTMLElement) =>
      tagName === element.tagName && textContent === element.textContent
    const place = written.filter(isAlike).indexOf(element)
    return findOperable().filter((other) => isAlike(other) && !isServed(other))[place]
  }

  function finish() {
    observer.disconnect()
    document.removeEventListener('focusin', readFocus)
    document.removeEventListener('focusout', readFocusLater)
    for (const summary of written.filter(({ tagName }) => tagName === 'SUMMARY')) {
      keepOpen(summary.parentElement, counterpart(summary)?.parentElement)
    }
  }
}

const findOperable = () => Array.from(document.querySelectorAll<HTMLElement>(OPERABLE))

const isServed = (element: Element) => element.closest('[data-served]') !== null

function keepOpen(before: Element | null, after: Element | null | undefined): void {
  if (before instanceof HTMLDetailsElement && after instanceof HTMLDetailsElement) {
    after.open = before.open
  }
}
