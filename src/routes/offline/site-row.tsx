import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { cachePrefix } from '#offline/contract/kept-site.ts'
import { measureSite } from '#offline/page/keep-site.ts'
import { keptState } from '#offline/page/kept-state.ts'
import { offlineHref } from '#offline/page/offline-place.ts'
import { basePath } from '#search/address/base-path.ts'

type SiteRowProps = {
  /** Until when. */
  readonly kept: string
  /** For cells that do not wrap. */
  readonly shortClass: string | undefined
}

/** The kept site as a row of a table of what is stored: name, purpose, until when, size. */
export function SiteRow({ kept, shortClass }: SiteRowProps) {
  return (
    <tr>
      <th scope="row" className={shortClass}>
        <code>{cachePrefix(basePath()).trim()}</code>
      </th>
      <td>
        This site, its data and the indexes that searches build from it, and a service worker that
        renews them, once you <Link to={offlineHref}>keep it on this device</Link>
        <span>. Also code that another app shares, until it is checked.</span>
      </td>
      <td className={shortClass}>{kept}</td>
      <td className={shortClass}>{useSize()}</td>
    </tr>
  )
}

/** "12.3 MB" */
function useSize(): string {
  const [size, setSize] = useState('Empty')
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const bytes = await measureSite()
      if (!isGone) setSize(sizeText(bytes))
    }
    void look()
    const forget = keptState.subscribe(() => void look())
    return () => {
      isGone = true
      forget()
    }
  }, [])
  return size
}

function sizeText(bytes: number | undefined): string {
  if (bytes === undefined) return 'Empty'
  return bytes > 0 ? `${(bytes / 1e6).toFixed(1)} MB` : 'Unknown'
}
