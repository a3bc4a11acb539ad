import type { Algoliasearch } from 'algoliasearch'

type Requester = Algoliasearch['transporter']['requester']
type Sent = Parameters<Requester['send']>[0]

/** The run was stopped from outside. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError'
}

/** Who looks at the client's requests. */
export type Watcher = {
  /** Ends the run: nothing is sent any more but what clears up. */
  readonly signal: AbortSignal
  /** A batch of records has arrived. */
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
 * The requester, watched. After the signal it refuses with InterruptedError: the client's `replaceAllObjects`
 * then deletes its temporary index (so DELETE passes) and throws. A move that was sent is waited for.
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
