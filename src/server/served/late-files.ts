import { NotNow } from './ask.ts'
import type { Rendering } from './renderer.ts'

/**
 * A rendering that reads no content file while those are still being written: until then the views that need one are left to the
 * script, so that no document waits.
 *
 * @param written resolves when the files are there
 */
export function withLateFiles<Means extends Pick<Rendering, 'readFiles'>>(
  rendering: Means,
  written: Promise<unknown>,
): Means {
  let isWritten = false
  const note = async (): Promise<void> => {
    await written
    isWritten = true
  }
  void note()
  return {
    ...rendering,
    readFiles: async (addresses) => {
      if (!isWritten && addresses.length > 0) throw new NotNow('Its files are being written.')
      return rendering.readFiles(addresses)
    },
  }
}
