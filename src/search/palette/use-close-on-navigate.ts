import { useSearchServices } from '#search/state/search-services.ts'

type LeavingOptions = {
  readonly close: () => void
  /** Whether the box leads away, and is empty when one comes back to it. */
  readonly isLeading: boolean
  readonly onText: (text: string) => void
  readonly onDone: (() => void) | undefined
}

/** What is to be done before going to an address of the site: the box is left as if it had not been used. */
export function useCloseOnNavigate({ close, isLeading, onText, onDone }: LeavingOptions) {
  const { address, announcer } = useSearchServices()
  return (href: string): void => {
    close()
    // What was about to be said of the options is no news any more.
    if (isLeading) announcer.say('')
    onDone?.()
    if (href.split('?')[0] === address.read().pathname) return
    if (isLeading) onText('')
    // Another view begins at its heading, unless somebody is typing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}
