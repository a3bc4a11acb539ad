import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { OFFLINE_ID } from '#offline/page/offline-place.ts'

import { KeepControls } from './keep-controls.tsx'

type OfflineSectionProps = { readonly headingClass: string | undefined }

/** What it means to keep the site on a device, and the controls for it. */
export function OfflinePart({ headingClass }: OfflineSectionProps) {
  useArrival()
  return (
    <section aria-labelledby={OFFLINE_ID}>
      <h2 id={OFFLINE_ID} tabIndex={-1} className={headingClass}>
        Offline
      </h2>
      <p>
        Plinth can be kept on this device, so that searches, records and tools also work without a
        network. It is renewed in the background, and you can remove it at any time.
      </p>
      <KeepControls />
    </section>
  )
}

/** Focuses the section for a link to it, after the page has focused the heading of the view. */
function useArrival(): void {
  const location = useLocation()
  useEffect(() => {
    if (location.hash !== `#${OFFLINE_ID}`) return undefined
    const focus = () => document.getElementById(OFFLINE_ID)?.focus()
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus)
    })
    return () => cancelAnimationFrame(frame)
  }, [location])
}
