import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'

import type { OfflineSectionProps } from './offline-part.tsx'

/** The section about keeping the site on this device, whose code only its view loads. */
export function OfflineSection(props: OfflineSectionProps) {
  const [Part, setPart] = useState<ComponentType<OfflineSectionProps>>()
  useEffect(() => {
    const load = async () => {
      const { OfflinePart } = await import('./offline-part.tsx')
      setPart(() => OfflinePart)
    }
    // The rest of the view does without it.
    load().catch(() => {})
  }, [])
  return Part && <Part {...props} />
}
