/** What a build is at: a step, and how far within it where that can be counted. */
export type Step = {
  readonly step: string
  readonly done?: number
  readonly total?: number
}

export type OnProgress = (step: Step) => void

/** Gives timers, requests and output a turn between two pieces of heavy work. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/**
 * Maps a long list in slices. After each slice it reports progress and lets the event loop turn, so that the process
 * can still answer requests.
 */
export async function mapInSlices<In, Out>(
  items: readonly In[],
  map: (item: In) => Out,
  report: { readonly step: string; readonly onProgress: OnProgress },
): Promise<Out[]> {
  const results: Out[] = []
  const mapFrom = async (start: number): Promise<Out[]> => {
    if (start >= items.length) return results
    for (const item of items.slice(start, start + SLICE)) results.push(map(item))
    report.onProgress({ step: report.step, done: results.length, total: items.length })
    await yieldToEventLoop()
    return mapFrom(start + SLICE)
  }
  return mapFrom(0)
}

const SLICE = 500
