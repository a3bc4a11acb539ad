export type BuildStep = {
  readonly step: string
  readonly done?: number
  readonly total?: number
}

export type OnProgress = (step: BuildStep) => void

export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/** After each slice, reports progress and yields to the event loop. */
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
