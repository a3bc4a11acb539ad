import { readSearchPlace } from './search-place.ts'

/** What a link to a detail view passes on in the history entry; both may be absent. */
export type DetailOrigin<Preview> = {
  /** The address of the search it was found in, to lead back to: "/features?q=contain&page=2". */
  readonly from?: string | undefined
  /** The hit itself. */
  readonly preview?: Preview | undefined
}

/**
 * Reads what a link passed on. History entries outlive a release of the page, so the shape is checked like any other
 * input: what does not fit is left out.
 */
export function readOrigin<Preview>(
  state: unknown,
  isPreview: (value: object) => value is object & Preview,
): DetailOrigin<Preview> {
  if (typeof state !== 'object' || state === null) return {}
  const from = 'from' in state && typeof state.from === 'string' ? state.from : ''
  const passed = 'preview' in state ? state.preview : undefined
  const preview =
    typeof passed === 'object' && passed !== null && isPreview(passed) ? passed : undefined
  return { from: readSearchPlace(from)?.address, preview }
}

/** Whether an object holds text under each of the names. */
export function hasTexts<Name extends string>(
  value: object,
  names: readonly Name[],
): value is object & Readonly<Record<Name, string>> {
  return names.every((name) => typeof Reflect.get(value, name) === 'string')
}
