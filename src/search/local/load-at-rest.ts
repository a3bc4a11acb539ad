import type { LocalProvider } from './local-provider.ts'

/** Milliseconds after the page has loaded, and between two indices: searches come first. */
const REST = 2000

/**
 * Loads the indices that nothing has asked for, unless the visitor saves data.
 * @param isWanted asked before each of them
 */
export function loadAtRest({ loadNext, loading }: LocalProvider, isWanted = always): void {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (connection instanceof Object && Reflect.get(connection, 'saveData') === true) return
  const next = async (): Promise<void> => {
    if (!isWanted()) return
    // A failure ends it: the next search that needs the index loads it.
    if (loading.get() === '' && !(await loadNext())) return
    later()
  }
  const later = (): void => void setTimeout(() => next().catch(() => undefined), REST)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

const always = (): boolean => true
