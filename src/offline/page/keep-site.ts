import { approvedUrl } from '#lib/approved-url.ts'
import { deleteBuiltIndexes } from '#offline/contract/built-indexes.ts'
import {
  cachePrefix,
  type KeptNotice,
  keptPaths,
  type KeptReply,
  type KeptRequest,
} from '#offline/contract/kept-site.ts'
import { basePath, hrefAt } from '#search/address/base-path.ts'
import { openedDevice } from '#search/local/opened-device.ts'

import { hasNewVersion, keptState } from './kept-state.ts'

/** Finds out whether this device keeps the site. Sends nothing over the network. */
export async function lookForKept(): Promise<void> {
  const container = findContainer()
  if (container === undefined) return keptState.set({ kind: 'unsupported' })
  if (keptState.get().kind === 'keeping') return undefined
  try {
    const worker = (await findRegistration(container))?.active
    const reply = worker ? await askWorker(worker, 'describe') : nothing
    return reply.kind === 'failed' ? undefined : note(reply)
  } catch {
    // As where settings block the storage of sites.
    return keptState.set({ kind: 'unsupported' })
  }
}

/**
 * Keeps the site on this device, or loads what is still missing of it. Never rejects. The state
 * follows the progress. If nothing is kept in the end, no service worker stays.
 */
export async function keepSite(): Promise<void> {
  const container = findContainer()
  if (container === undefined || keptState.get().kind === 'keeping') return
  let progress = { done: 0, total: 0 }
  keptState.set({ kind: 'keeping', ...progress })
  try {
    const worker = await register(container)
    const reply = await askWorker(worker, 'keep', ({ done, total }) => {
      progress = { done, total }
      keptState.set({ kind: 'keeping', ...progress })
    })
    if (reply.kind !== 'kept') await unregisterUnlessKept(container)
    note(reply, progress)
    if (reply.kind === 'kept') askToPersist()
  } catch (error) {
    await unregisterUnlessKept(container)
    const isBlocked = error instanceof DOMException && error.name === 'SecurityError'
    keptState.set({ kind: 'failed', reason: isBlocked ? 'blocked' : 'unreachable', ...progress })
  }
}

/**
 * Asks the browser not to delete the site when it needs room. Nothing waits for the answer: Firefox
 * asks the visitor. WebKit on Linux has no such interface.
 */
function askToPersist(): void {
  const storage: Partial<StorageManager> | undefined = navigator.storage
  storage?.persist?.().catch(() => false)
}

/** Removes what this device keeps of the site. Resolves to whether nothing is left. */
export async function removeSite(): Promise<boolean> {
  const container = findContainer()
  if (container === undefined) return true
  try {
    const registration = await findRegistration(container)
    // It ends a load that would store more.
    const reply = registration?.active && (await askWorker(registration.active, 'remove'))
    await registration?.unregister()
    const names = await keptCaches()
    await Promise.all(names.map((name) => caches.delete(name)))
    // A worker that answers has deleted them.
    if (reply?.kind !== 'nothing') await deleteBuiltIndexes(basePath())
    note(nothing)
    return (await keptCaches()).length === 0
  } catch {
    return false
  }
}

/** Follows what the service worker tells all pages, until the returned function is called. */
export function followNotices(): () => void {
  const container = findContainer()
  container?.addEventListener('message', hear)
  return () => container?.removeEventListener('message', hear)
}

function hear({ data }: MessageEvent<KeptNotice>): void {
  if (data.kind === 'recalled') return note(nothing)
  if (!isOfThisPage(data.scripts)) hasNewVersion.set(true)
  // Another day and another size.
  return void lookForKept()
}

/**
 * The bytes that this device stores, 0 if the browser does not tell, undefined if it stores none.
 * Other sites of the origin count, too. Never rejects.
 */
export async function measureSite(): Promise<number | undefined> {
  try {
    if ((await keptCaches()).length === 0) return undefined
    return (await navigator.storage.estimate()).usage ?? 0
  } catch {
    return 0
  }
}

/** The names of the caches of this site. Empty where there are none. */
async function keptCaches(): Promise<readonly string[]> {
  if (!('caches' in window)) return []
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix(basePath())))
}

function findContainer(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator && 'caches' in window ? navigator.serviceWorker : undefined
}

/** The registration of this site: one of a site above its path does not count. */
async function findRegistration(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  const scope = new URL(basePath(), window.location.href).href
  const found = await container.getRegistration(scope)
  return found?.scope === scope ? found : undefined
}

const nothing = { kind: 'nothing' } as const

let address: string | undefined

/** @throws {DOMException} if the browser blocks it, or the script cannot be loaded */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorker> {
  address ??= approvedUrl('service-worker', hrefAt(`/${keptPaths.worker}`))
  const options = { scope: basePath(), updateViaCache: 'none' } as const
  const { active, waiting, installing } = await container.register(address, options)
  const worker = active ?? waiting ?? installing
  if (worker === null) throw new Error('There is no service worker.')
  await activated(worker)
  return worker
}

/** Rejects if it is thrown away instead. */
function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker was refused.'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** An earlier version stays; what has arrived of the first one stays in its cache. */
async function unregisterUnlessKept(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await findRegistration(container)
    const worker = registration?.active
    const described = worker && (await askWorker(worker, 'describe'))
    if (described?.kind !== 'kept') await registration?.unregister()
  } catch {
    // The failure itself is reported.
  }
}

function note(
  reply: Exclude<KeptReply, { readonly kind: 'progress' }>,
  progress = { done: 0, total: 0 },
): void {
  switch (reply.kind) {
    case 'kept': {
      const { day, bytes } = reply
      return keptState.set({ kind: 'kept', day, bytes })
    }
    case 'nothing':
      // Nothing of it answers any more.
      openedDevice.set(undefined)
      return keptState.set({ kind: 'none' })
    case 'failed':
      return keptState.set({ ...reply, ...progress })
  }
}

/** Whether the first script of this page is among those of a version. */
function isOfThisPage(scripts: readonly string[]): boolean {
  const script = document.querySelector('script[type="module"][src]')
  const source = script?.getAttribute('src')
  return !source || scripts.includes(new URL(source, window.location.href).pathname)
}

type Progress = Extract<KeptReply, { readonly kind: 'progress' }>
type LastReply = Exclude<KeptReply, Progress>

/** Milliseconds without a reply after which the service worker, or its network, is taken for stuck. */
const SILENCE = 60_000

/** Sends a request to the service worker; resolves to its last reply. */
function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  kind: KeptRequest['kind'],
  onProgress: (progress: Progress) => void = () => {},
): Promise<LastReply> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    let silence: ReturnType<typeof setTimeout>
    const end = (reply: LastReply): void => {
      clearTimeout(silence)
      port.close()
      resolve(reply)
    }
    const wait = (): void => {
      clearTimeout(silence)
      silence = setTimeout(() => end({ kind: 'failed', reason: 'unreachable' }), SILENCE)
    }
    port.addEventListener('message', ({ data }: MessageEvent<KeptReply>) => {
      if (data.kind !== 'progress') return end(data)
      onProgress(data)
      return wait()
    })
    port.start()
    wait()
    const request: KeptRequest = { kind }
    worker.postMessage(request, [port2])
  })
}
