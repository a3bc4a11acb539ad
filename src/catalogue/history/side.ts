import { readNamed } from '#catalogue/browser-names.ts'
import { browserNames } from '#lib/glossary.ts'

/** A browser whose releases can be compared. */
export type BrowserId = keyof typeof browserNames

export const browserIds: readonly BrowserId[] = Object.keys(browserNames).filter(isBrowserId)

/** A side of a comparison in an address: "safari-27", or "safari" for the newest release. */
export type Side = {
  readonly browser: BrowserId
  readonly version: string | undefined
}

/** "safari_ios-18.4" or "ios 18.4" → Safari on iOS, 18.4; undefined for an unknown browser. */
export function parseSide(text: string): Side | undefined {
  const named = readNamed(text)
  const browser = browserIds.find((id) => id === named?.browser)
  return browser && { browser, version: named?.version }
}

/** The inverse of `parseSide`; empty for undefined. */
export function formatSide(side: Side | undefined): string {
  if (side === undefined) return ''
  return side.version === undefined ? side.browser : `${side.browser}-${side.version}`
}

export type Sides = { readonly from: Side; readonly to: Side }

/** A missing side is the newest release of the other's browser; undefined without any side. */
export function sidesOf({ from, to }: Partial<Record<'from' | 'to', Side | undefined>>) {
  const [first, second] = [from ?? newestOf(to), to ?? newestOf(from)]
  return first === undefined || second === undefined ? undefined : { from: first, to: second }
}

function newestOf(side: Side | undefined): Side | undefined {
  return side && { browser: side.browser, version: undefined }
}

function isBrowserId(id: string): id is BrowserId {
  return Object.hasOwn(browserNames, id)
}
