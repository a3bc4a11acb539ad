import {
  isKeptVersion,
  isRecall,
  type KeptNotice,
  keptPaths,
  type KeptReply,
  type KeptVersion,
} from '#offline/contract/kept-site.ts'

import { type KeptPlaces, LoadFailure, loadVersion, sizeOf } from './load-version.ts'

type Means = {
  readonly kept: KeptPlaces
  /** The path of the site. */
  readonly base: string
  readonly notify: (notice: KeptNotice) => Promise<void>
  readonly unregister: () => Promise<unknown>
}

type Report = (reply: KeptReply) => void

export type SiteKeeper = {
  /** Loads the version of the site, or continues to. Reports progress, then the end. */
  readonly keep: (report: Report) => Promise<void>
  readonly describe: (report: Report) => Promise<void>
  readonly remove: (report: Report) => Promise<void>
  /**
   * Asks the site whether it has a newer version, and loads it; removes everything if the site says
   * so. Resolves to false if the network failed.
   */
  readonly renew: () => Promise<boolean>
}

/** Creates what keeps a site on this device: nothing before a page asks for it. */
export function createSiteKeeper({ kept, base, notify, unregister }: Means): SiteKeeper {
  const reports = new Set<Report>()
  let loading: Promise<KeptReply> | undefined
  let removals = 0
  const load = (version: KeptVersion): Promise<KeptReply> => {
    loading ??= loadOrDrop(kept, version, (done, total) => {
      for (const report of reports) report({ kind: 'progress', done, total })
    }).finally(() => {
      loading = undefined
    })
    return loading
  }
  /** Waits for what loads: it would write again what is removed. */
  const removeAll = async (): Promise<void> => {
    removals += 1
    await loading
    await kept.list.removeAll()
    await unregister()
  }
  const describe = async (): Promise<KeptReply> => {
    const { current } = (await kept.list.read()) ?? {}
    return current ? describeVersion(current) : { kind: 'nothing' }
  }
  const keep = async (): Promise<KeptReply> => {
    const site = await askSite(base)
    if (site === 'recalled') return { kind: 'nothing' }
    return site ? load(site) : { kind: 'failed', reason: 'unreachable' }
  }
  return {
    keep: async (report) => {
      reports.add(report)
      const reply = await keep()
      reports.delete(report)
      report(reply)
    },
    describe: async (report) => report(await describe()),
    remove: async (report) => {
      await removeAll()
      report({ kind: 'nothing' })
    },
    renew: async () => {
      const removed = removals
      const before = await kept.list.read()
      if (before === undefined) return true
      const site = await askSite(base)
      if (site === undefined) return false
      // What a visitor has removed meanwhile is not missing.
      if (removals !== removed) return true
      if (site === 'recalled') {
        await removeAll()
        await notify({ kind: 'recalled' })
        return true
      }
      const isSame = before.current?.version === site.version
      if (isSame && (await kept.files.isWhole(site))) return true
      const reply = await load(site)
      if (reply.kind === 'kept' && !isSame) await notify(updatedTo(site))
      return reply.kind !== 'failed' || reply.reason !== 'unreachable'
    },
  }
}

async function loadOrDrop(
  kept: KeptPlaces,
  version: KeptVersion,
  onProgress: (done: number, total: number) => void,
): Promise<KeptReply> {
  try {
    await loadVersion(kept, version, onProgress)
    return describeVersion(version)
  } catch (error) {
    const reason = error instanceof LoadFailure ? error.reason : 'unreachable'
    // What has arrived takes the room that the visitor needs.
    if (reason === 'full') await dropIncomplete(kept, version)
    return { kind: 'failed', reason }
  }
}

/** Deletes a version that does not answer; with no other version, everything. */
async function dropIncomplete(kept: KeptPlaces, version: KeptVersion): Promise<void> {
  const { current } = (await kept.list.read()) ?? {}
  if (current === undefined) await kept.list.removeAll()
  else if (current.version !== version.version) await kept.files.drop(version)
}

const describeVersion = ({ version, day, files }: KeptVersion): KeptReply => ({
  kind: 'kept',
  version,
  day,
  bytes: sizeOf(files),
})

const updatedTo = ({ version, files }: KeptVersion): KeptNotice => ({
  kind: 'updated',
  version,
  scripts: files.map(({ url }) => url).filter((url) => url.endsWith('.js')),
})

const isGone = ({ status }: Response): boolean => status === 404 || status === 410

/** What the site says about its version; undefined if it does not answer. */
async function askSite(base: string): Promise<KeptVersion | 'recalled' | undefined> {
  try {
    const response = await fetch(base + keptPaths.version, { cache: 'no-cache' })
    if (isGone(response)) {
      // Without the script the site has no offline mode any more.
      const script = await fetch(base + keptPaths.worker, { cache: 'no-cache' })
      return isGone(script) ? 'recalled' : undefined
    }
    const said: unknown = response.ok ? await response.json() : undefined
    if (isRecall(said)) return 'recalled'
    return isKeptVersion(said) ? said : undefined
  } catch {
    return undefined
  }
}
