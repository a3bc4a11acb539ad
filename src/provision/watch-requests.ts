import type { Algoliasearch } from 'algoliasearch'

type Requester = Algoliasearch['transporter']['requester']
type Sent = Parameters<Requester['send']>[0]

/** A signal stopped the run. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError'
}

export type Watcher = {
  /** Ends the run: afterwards only requests that clean up are sent. */
  readonly signal: AbortSignal
  /** Called when a batch of records has been sent. */
  readonly onBatch: () => void
}

const pathOf = ({ url }: Sent): string => new URL(url).pathname

const isBatch = (request: Sent): boolean =>
  request.method === 'POST' &&
  /^\/.*\/1\/(?:indexes\/[^/]+\/batch|push\/[^/]+)$/.test(`/${pathOf(request)}`)

const isMove = (request: Sent): boolean =>
  typeof request.data === 'string' &&
  request.data.startsWith('{"operation":"move"') &&
  pathOf(request).endsWith('/operation')

/**
 * Refuses requests after the signal with InterruptedError: the client's `replaceAllObjects` then
 * deletes its temporary index (so DELETE passes) and throws. Still waits for a sent move.
 */
export function watchRequests(requester: Requester, { signal, onBatch }: Watcher): Requester {
  let isMoving = false
  return {
    async send(request) {
      const isWanted = request.method === 'DELETE' || (request.method === 'GET' && isMoving)
      if (signal.aborted && !isWanted) throw new InterruptedError('Interrupted')
      if (request.method !== 'GET') isMoving = isMove(request)
      const response = await requester.send(request)
      if (isBatch(request) && response.status < 300) onBatch()
      return response
    },
  }
}
