import { ApiError } from '#provider/protocol/errors.ts'
import { pathPart } from '#provider/protocol/request/request-context.ts'
import type { RequestContext } from '#provider/protocol/request/request-context.ts'

/** The one cluster: this provider. */
export const CLUSTER = 'embedded'

/** An error with `reason`, as the monitoring API words it, beside the members of every other error. */
export const refusal = (status: 400 | 404, reason: string): ApiError =>
  new ApiError(status, reason, { reason })

/**
 * Checks the clusters that the path names, separated by commas.
 * @throws ApiError 404 for a cluster that is not this provider
 */
export function requireClusters(context: RequestContext): void {
  const names = pathPart(context, 'clusters').split(',')
  const unknown = names.find((name) => name.trim() !== CLUSTER)
  if (unknown === undefined) return
  throw refusal(404, `Unknown cluster "${unknown.trim()}", expected ${CLUSTER}`)
}
