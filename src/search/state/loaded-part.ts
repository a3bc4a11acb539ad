import { useEffect, useState } from 'react'

/** Code that a view can do without until it has loaded. */
export type LoadedPart<Part> = {
  /** Undefined if it cannot be loaded; the next call tries again. */
  readonly load: () => Promise<Part | undefined>
  /** The same, for components. The first one that uses it loads it. */
  readonly usePart: () => Part | undefined
}

/** Creates a part of the code that loads when it is first used, or earlier with `load`. */
export function loadedPart<Part>(start: () => Promise<Part>): LoadedPart<Part> {
  let part: Part | undefined
  const load = async () => {
    try {
      part ??= await start()
    } catch {
      // The view works without it.
    }
    return part
  }
  function usePart(): Part | undefined {
    const [shown, show] = useState(part)
    useEffect(() => {
      async function follow() {
        const found = await load()
        show(() => found)
      }
      void follow()
    }, [])
    return shown
  }
  return { load, usePart }
}
