import type { IndexFile, KnownFile } from './local-provider.ts'

/** A file of a build that a device keeps. */
export type KeptFile = KnownFile & {
  /** As in the header `Content-Type`. */
  readonly type: string
  /** Bytes after gzip, as in its piece. */
  readonly bytes: number
  /** The place of its piece in `pieces`. */
  readonly piece: number
}

/**
 * What a device keeps so that the site works without a network: the content of `service-worker.json`
 * at the root of the site, which the build writes. All addresses are paths from the origin.
 */
export type KeptVersion = {
  /** A digest of everything else. */
  readonly version: string
  /** The day of the data, `YYYY-MM-DD`. */
  readonly day: string
  /** The document for every view. It has no digest, because a server can add to it. */
  readonly shell: string
  /** Scripts, styles, content, the worker and the files of `indices`. */
  readonly files: readonly KeptFile[]
  /** In these the files are loaded: each has its files after gzip, one after the other, in their order. */
  readonly pieces: readonly KnownFile[]
  /** The script of the worker that answers searches. */
  readonly worker: string
  readonly indices: readonly IndexFile[]
}

/** The content of the same file where devices are to remove what they keep, and no longer offer it. */
export type Recall = { readonly remove: true }

/** The paths of the service worker and of its file, below the base of the site. */
export const keptPaths = {
  worker: 'service-worker.js',
  version: 'service-worker.json',
  shell: 'app.html',
} as const

/** What the page asks the service worker, with a port for the replies. */
export type KeptRequest = {
  /** `keep` loads the version of the site, or continues to; `remove` deletes everything. */
  readonly kind: 'keep' | 'remove' | 'describe'
}

/** What the service worker replies, until one of the last three. */
export type KeptReply =
  /** Bytes as in `KeptFile`. */
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'kept'
      readonly version: string
      readonly day: string
      readonly bytes: number
    }
  | { readonly kind: 'nothing' }
  /**
   * `full`: the device has no room; `unreachable`: the network or the site failed; `changed`: a file
   * has another content than the version names, as during a deployment.
   */
  | { readonly kind: 'failed'; readonly reason: 'full' | 'unreachable' | 'changed' }

/** What the service worker tells all open pages. */
export type KeptNotice =
  /** A newer version is kept. A page whose entry script is not listed belongs to an older one. */
  | { readonly kind: 'updated'; readonly version: string; readonly scripts: readonly string[] }
  /** The site has recalled what was kept. */
  | { readonly kind: 'recalled' }

/** The prefix of the names of this site's caches: several sites can share an origin. */
export const cachePrefix = (base: string): string => `plinth ${base} `

/**
 * The cache of `sharedCode`, which is deleted once the code is taken. It begins as those of a kept site,
 * so that removing the site removes it, too.
 */
export const sharedCodeCache = (base: string): string => `${cachePrefix(base)}shared code`

/** What a device keeps. */
export type Kept = {
  /** The version that answers; undefined while the first one is being loaded. */
  readonly current?: KeptVersion
  /** The version before: pages that are open may need its files. */
  readonly previous?: KeptVersion
}

/** Where the service worker notes it, in a cache, for itself and for pages. Nothing requests the address. */
export const keptPlace = (base: string) =>
  ({ cacheName: `${cachePrefix(base)}list`, address: '/kept.json' }) as const

const gatewayFailures: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether a gateway answers with this status that the site behind it does not. */
export const isGatewayFailure = (status: number): boolean => gatewayFailures.has(status)

export const isRecall = (value: unknown): value is Recall =>
  value instanceof Object && 'remove' in value && value.remove === true

export const isKeptVersion = (value: unknown): value is KeptVersion =>
  value instanceof Object &&
  ['version', 'day', 'shell', 'worker'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  ) &&
  ['files', 'pieces', 'indices'].every((name) => Array.isArray(Reflect.get(value, name)))
