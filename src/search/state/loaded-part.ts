import { useEffect, useState } from 'react'

/** Code that a view can do without until it has loaded. */
export type LoadedPart<Part> = {
  /** Undefined if it cannot be loaded. */
  readonly loading: Promise<Part | undefined>
  /** The part, if it has loaded. */
  readonly loaded: () => Part | undefined
  /** The same, for components. */
  readonly usePart: () => Part | undefined
}

/** Loads a part of the code at once. */
export function loadedPart<Part>(load: () => Promise<Part>): LoadedPart<Part> {
  let part: Part | undefined
  const start = async () => {
    try {
      part = await load()
    } catch {
      // The view works without it.
    }
    return part
  }
  const loading = start()
  function usePart(): Part | undefined {
    const [shown, show] = useState(part)
    useEffect(() => {
      async function follow() {
        const found = await loading
        show(() => found)
      }
      void follow()
    }, [])
    return shown
  }
  return { loading, loaded: () => part, usePart }
}
