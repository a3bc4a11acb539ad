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
  {
    step,
    onProgress,
    slice = SLICE,
  }: { readonly step: string; readonly onProgress: OnProgress; readonly slice?: number },
): Promise<Out[]> {
  const results: Out[] = []
  const mapFrom = async (start: number): Promise<Out[]> => {
    if (start >= items.length) return results
    for (const item of items.slice(start, start + slice)) results.push(map(item))
    onProgress({ step, done: results.length, total: items.length })
    await yieldToEventLoop()
    return mapFrom(start + slice)
  }
  return mapFrom(0)
}

const SLICE = 500
