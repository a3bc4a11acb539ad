/** What can have the focus in what the server wrote, beside its search box: see ui/combobox/served-box.ts. */
const OPERABLE = 'a[href], summary'

/**
 * Keeps what a visitor does before the page takes the place of what the server wrote: what was opened or closed stays so,
 * and a link or summary that has the focus passes it to its counterpart.
 *
 * @param view what the server wrote of the view. The rest of the page may be replaced before it.
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

  // An element that is moved or removed loses the focus, too, without the visitor having left it.
  function readFocusLater() {
    setTimeout(() => {
      if (focused?.isConnected) readFocus()
    })
  }

  /** What stands in the place of an element now. Elements that read alike are told apart by their order. */
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
