import { views } from '#contracts/views.ts'
import { isGatewayFailure } from '#offline/contract/kept-site.ts'

import type { KeptFiles } from './kept-files.ts'
import type { KeptPlaces } from './load-version.ts'
import type { FetchEventLike } from './worker-scope.ts'

type Site = {
  readonly origin: string
  readonly base: string
  /** Takes code that another app shares with the site. */
  readonly takeShared: (request: Request) => Promise<Response>
}

/** Milliseconds to wait for the network before a document comes from the device. */
const PATIENCE = 4000

/** Answers a request of a page; undefined for one that the worker leaves to the browser. */
export type Answering = (event: FetchEventLike) => Promise<Response> | undefined

/**
 * Creates what answers the requests of pages. The network answers first, and the device if the
 * network does not, so a site that can be reached is never older than without the worker. Only files
 * with a hash of their content in the name are taken from the device first.
 */
export function createAnswering(kept: KeptPlaces, { origin, base, takeShared }: Site): Answering {
  const answerHashed = async (request: Request, path: string): Promise<Response> =>
    (await kept.files.take(path)) ?? fetch(request)
  return (event) => {
    const { request } = event
    const url = new URL(request.url)
    const path = url.pathname
    if (url.origin !== origin || !path.startsWith(base)) return undefined
    const isNavigation = request.mode === 'navigate'
    const isShare = request.method === 'POST' && path === base.slice(0, -1) + views.check.path
    if (isNavigation && isShare) return takeShared(request)
    if (request.method !== 'GET') return undefined
    if (isNavigation) return answerDocument(kept, event)
    return path.startsWith(`${base}assets/`)
      ? answerHashed(request, path)
      : answerOther(kept.files, event)
  }
}

async function answerDocument(kept: KeptPlaces, event: FetchEventLike): Promise<Response> {
  const network = fetch(event.request)
  const { current } = (await kept.list.read()) ?? {}
  if (current === undefined) return network
  const response = await Promise.race([network.catch(() => undefined), after(PATIENCE)])
  if (response !== undefined && !isGatewayFailure(response.status)) return response
  return (await kept.files.takeShell(current)) ?? response ?? damaged()
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const damaged = (): Response =>
  new Response(
    'The copy of Plinth on this device is damaged. Connect to the network and reload this page.\n',
    { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )

async function answerOther(files: KeptFiles, { request }: FetchEventLike): Promise<Response> {
  const takeCopy = () => files.take(new URL(request.url).pathname)
  try {
    const response = await fetch(request)
    return isGatewayFailure(response.status) ? ((await takeCopy()) ?? response) : response
  } catch (error) {
    const copy = await takeCopy()
    if (copy === undefined) throw error
    return copy
  }
}
