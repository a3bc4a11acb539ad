import { ApiError } from '#provider/protocol/errors.ts'
import { type RequestContext, pathPart } from '#provider/protocol/request/request-context.ts'

/** The one cluster: this provider. */
export const CLUSTER = 'embedded'

/**
 * Checks the clusters that the path names, separated by commas.
 * @throws ApiError 404 for a cluster that is not this provider, with `reason`, as the monitoring API words its errors
 */
export function requireClusters(context: RequestContext): void {
  const names = pathPart(context, 'clusters').split(',')
  const unknown = names.find((name) => name.trim() !== CLUSTER)
  if (unknown === undefined) return
  const reason = `Unknown cluster "${unknown.trim()}", expected ${CLUSTER}`
  throw new ApiError(404, reason, { reason })
}
