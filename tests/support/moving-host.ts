import { serveFolder, type StaticHost } from './static-host.ts'

/** A host of files that goes away, comes back, and publishes another version. */
export type MovingHost = {
  readonly origin: string
  /** Serves a folder from now on, also after the host was away; does not answer for the paths in `silent`. */
  readonly publish: (folder: string, silent?: RegExp) => Promise<void>
  /** Refuses connections from now on, and ends those that are open. */
  readonly leave: () => Promise<void>
}

/** Starts a host of files, which follows the rules of the build. */
export async function startMovingHost(folder: string): Promise<MovingHost> {
  let host: StaticHost | undefined = await serveFolder({ folder, followsRules: true })
  const { origin } = host
  const leave = async (): Promise<void> => {
    await host?.close()
    host = undefined
  }
  return {
    origin,
    leave,
    publish: async (next, silent) => {
      await leave()
      host = await serveFolder({
        folder: next,
        ...(silent && { silent }),
        followsRules: true,
        port: Number(new URL(origin).port),
      })
    },
  }
}
