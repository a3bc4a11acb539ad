import { NotNow } from './ask.ts'

/** Number of cached views, about 30 kB each; the least recently requested are removed. */
const KEPT = 200

/** Maximum age in milliseconds: limits how long views of replaced records are served. */
const AGE = 60_000

type Write<View> = () => Promise<View | undefined>

export type KeepView<View> = (name: string, write: Write<View>) => Promise<View | undefined>

/** Caches views so that each is written at most once a minute. */
export function keepViews<View>(now: () => number): KeepView<View> {
  const kept = new Map<string, { readonly since: number; readonly view: ReturnType<Write<View>> }>()
  return async (name, write) => {
    const known = kept.get(name)
    const isFresh = known !== undefined && now() - known.since < AGE
    const entry = isFresh ? known : { since: now(), view: write() }
    // Moves the entry to the end, because the first one is removed.
    kept.delete(name)
    kept.set(name, entry)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    try {
      return await entry.view
    } catch (error) {
      // The page will query instead. Refusals are expected if the provider is busy.
      kept.delete(name)
      if (!isRefusal(error)) console.error(error)
      return undefined
    }
  }
}

/** Errors of the official client have the status of the response. */
function isRefusal(error: unknown): boolean {
  return error instanceof NotNow || (error instanceof Error && 'status' in error)
}
