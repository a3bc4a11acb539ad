import { catalogue } from '#catalogue/indices.ts'
import type { Provider } from '#provision/client.ts'
import { searchedNames } from '#provision/search-key.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

/** The response of `/ready`; only `ready` has status 200. */
export type Readiness = {
  readonly status: 'starting' | 'ready' | 'failing' | 'stopping'
  readonly message?: string
}

/** Whether visitors should be sent to this server. */
export type ReadinessProbe = {
  readonly check: () => Promise<Readiness>
  /** Call when every index is warm. */
  readonly started: () => void
  /** Call when the server stops taking requests. */
  readonly stopping: () => void
}

/** Milliseconds for which a result is reused: checks are public and search every index. */
const REPEATED = 1_000

/** The names of the primary indices. */
export const mainNames = (prefix: string): readonly string[] =>
  Object.values(catalogue).map(({ name }) => prefix + name)

/** Searches every index; resolves to an error message, or to undefined. */
export async function findUnsearchable(
  provider: Provider,
  { appId, searchKey, prefix }: ServerEnvironment,
): Promise<string | undefined> {
  const requests = searchedNames(prefix).map((indexName) => ({
    indexName,
    hitsPerPage: 0,
    analytics: false,
  }))
  const response = await provider(
    new Request('http://localhost/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
      body: JSON.stringify({ requests }),
    }),
  )
  return response.ok ? undefined : response.text()
}

/** Reports whether the store is open and every index can be searched. */
export function createReadiness(
  provider: Provider,
  environment: ServerEnvironment,
  now: () => number = performance.now.bind(performance),
): ReadinessProbe {
  let phase: 'starting' | 'started' | 'stopping' = 'starting'
  let last: { readonly until: number; readonly found: Promise<Readiness> } | undefined
  const search = async (): Promise<Readiness> => {
    try {
      const message = await findUnsearchable(provider, environment)
      return message === undefined ? { status: 'ready' } : { status: 'failing', message }
    } catch (error) {
      console.error(error)
      return { status: 'failing', message: 'The store cannot be read' }
    }
  }
  return {
    check: async () => {
      if (phase !== 'started') return { status: phase }
      if (last === undefined || now() >= last.until) {
        last = { until: now() + REPEATED, found: search() }
      }
      return last.found
    },
    started: () => {
      if (phase === 'starting') phase = 'started'
    },
    stopping: () => {
      phase = 'stopping'
    },
  }
}
