import { pathAt } from '#search/address/base-path.ts'
import { lists } from '#search/lists/all.ts'
import type { RecordPlace } from '#search/state/links.ts'

/** The record whose page is at a path: "/features/subgrid"; undefined for other views. */
export function recordPlaceAt(pathname: string): RecordPlace | undefined {
  const list = lists.find(({ path }) => pathname.startsWith(`${path}/`))
  const part = pathname.slice((list?.path.length ?? 0) + 1)
  if (list === undefined || part === '' || part.includes('/')) return undefined
  try {
    return { list: list.id, id: decodeURIComponent(part) }
  } catch {
    // Invalid percent-encoding.
    return undefined
  }
}

/** The record that an element links to; undefined for other elements. */
export function recordOfLink(element: Element | null): RecordPlace | undefined {
  const link = element?.closest('a')
  if (!link || link.origin !== window.location.origin) return undefined
  return recordPlaceAt(pathAt(link.pathname))
}
