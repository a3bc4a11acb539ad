import { NotNow } from './ask.ts'

/** The number of views kept, about 30 kB each: those of the addresses that were requested last. */
const KEPT = 200

/** How long a view is kept: records that are replaced while the server runs are soon seen. Milliseconds. */
const AGE = 60_000

type Write<View> = () => Promise<View | undefined>

/** Gives the view that is kept by a name, or writes it; undefined where it cannot be written. */
export type KeepView<View> = (name: string, write: Write<View>) => Promise<View | undefined>

/** Keeps views so that each is written once a minute at most. */
export function keepViews<View>(now: () => number): KeepView<View> {
  const kept = new Map<string, { readonly since: number; readonly view: ReturnType<Write<View>> }>()
  return async (name, write) => {
    const known = kept.get(name)
    const isFresh = known !== undefined && now() - known.since < AGE
    const entry = isFresh ? known : { since: now(), view: write() }
    // The one asked for last is the last to go.
    kept.delete(name)
    kept.set(name, entry)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    try {
      return await entry.view
    } catch (error) {
      // The document does without, and the page asks again. A refusal is no fault: the provider may be busy.
      kept.delete(name)
      if (!isRefusal(error)) console.error(error)
      return undefined
    }
  }
}

/** The errors of the official client have the status of the answer. */
function isRefusal(error: unknown): boolean {
  return error instanceof NotNow || (error instanceof Error && 'status' in error)
}
