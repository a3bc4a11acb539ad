import { useEffect } from 'react'

import { useSearchServices } from '#search/state/search-services.ts'

/**
 * Writes pending input to the address before the visitor leaves. Any click may navigate, and so may
 * any named key: F5, or Alt with an arrow key. Backspace only edits.
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
