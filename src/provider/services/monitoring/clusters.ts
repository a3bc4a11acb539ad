import { ApiError } from '#provider/protocol/errors.ts'
import { pathPart, type RequestContext } from '#provider/protocol/request/request-context.ts'

/** The only cluster: this provider. */
export const CLUSTER = 'embedded'

/** An error with `reason`, as in the monitoring API, in addition to the usual members. */
export const refusal = (status: 400 | 404, reason: string): ApiError =>
  new ApiError(status, reason, { reason })

/**
 * Checks the clusters in the path, separated by commas.
 * @throws ApiError 404 for a cluster other than this provider
 */
export function requireClusters(context: RequestContext): void {
  const names = pathPart(context, 'clusters').split(',')
  const unknown = names.find((name) => name.trim() !== CLUSTER)
  if (unknown === undefined) return
  throw refusal(404, `Unknown cluster "${unknown.trim()}", expected ${CLUSTER}`)
}
