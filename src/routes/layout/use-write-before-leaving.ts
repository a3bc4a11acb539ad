import { useEffect } from 'react'

import { useSearchServices } from '#search/state/search-services.ts'

/**
 * Writes what was typed into the address before the visitor leaves. Whatever is clicked may lead away, and so may a key with a name:
 * F5, or Alt before an arrow. Backspace only types.
 */
export function useWriteBeforeLeaving(): void {
  const { address } = useSearchServices()
  useEffect(() => {
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    window.addEventListener('click', address.flush, options)
    window.addEventListener(
      'keydown',
      ({ key }) => key.length > 1 && key !== 'Backspace' && address.flush(),
      options,
    )
    return () => watching.abort()
  }, [address])
}
