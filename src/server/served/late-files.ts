import { NotNow } from './ask.ts'
import type { Rendering } from './renderer.ts'

/** Refuses to read content files until they are written: the script renders views meanwhile. */
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
