import {
  type KeptNotice,
  type KeptReply,
  type KeptRequest,
  sharedCodeCache,
} from '#offline/contract/kept-site.ts'

import { createAnswering } from './answers.ts'
import { openKeptFiles } from './kept-files.ts'
import { openKeptList } from './kept-list.ts'
import { keepSharedCode } from './shared-code.ts'
import { createSiteKeeper } from './site-keeper.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const { origin, pathname: base } = new URL(self.registration.scope)
const kept = { list: openKeptList(caches, base), files: openKeptFiles(caches, base) }
const site = createSiteKeeper({
  kept,
  base,
  notify,
  unregister: () => self.registration.unregister(),
})
const answer = createAnswering(kept, {
  origin,
  base,
  takeShared: async (request) => keepSharedCode(request, await caches.open(sharedCodeCache(base))),
})

/** Milliseconds between two requests for the version of the site. */
const RENEWED_EVERY = 600_000
let renewed = -Infinity

// The newest worker answers at once: it decides nothing that an older page depends on.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const answering = answer(event)
  if (answering !== undefined) event.respondWith(answering)
  event.waitUntil(renewAfter(answering))
})

self.addEventListener('message', (event) => {
  const {
    data,
    ports: [port],
  } = event
  if (port === undefined || !isRequest(data)) return
  const report = (reply: KeptReply): void => port.postMessage(reply)
  event.waitUntil(site[data.kind](report))
})

/** With any request, because a page can stay open for days. */
async function renewAfter(answering: Promise<unknown> | undefined): Promise<void> {
  const before = renewed
  if (performance.now() - before < RENEWED_EVERY) return
  renewed = performance.now()
  // The visitor comes first.
  await answering?.catch(() => undefined)
  // The next request tries again.
  if (!(await site.renew())) renewed = before
}

async function notify(notice: KeptNotice): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' }))
    client.postMessage(notice, [])
}

const isRequest = (data: unknown): data is KeptRequest =>
  data instanceof Object && 'kind' in data && typeof data.kind === 'string' && data.kind in kinds

const kinds: Readonly<Record<KeptRequest['kind'], true>> = {
  keep: true,
  remove: true,
  describe: true,
}
