import type { Values } from '#provider/protocol/parameters/request-parameters.ts'

import type { Window } from './engine-request.ts'

/** The requested part of the results, and how the response describes it. */
export type ResultRange = {
  readonly window: Window
  /** True if the part starts at or after `limit`. */
  readonly isBeyond: boolean
  /** Number of hits that paging can reach. */
  readonly limit: number
  describe(nbHits: number): { readonly [key: string]: number }
}

/** Reads the paging parameters. `maxHits` is the key's limit; 0 means no limit. */
export function readPagination(values: Values, maxHits: number): ResultRange {
  const cap = maxHits === 0 ? Infinity : maxHits
  const limit = values.get('paginationLimitedTo')
  const hitsPerPage = Math.min(values.get('hitsPerPage'), cap)
  if (values.get('offset') !== null || values.get('length') !== null) {
    const offset = values.get('offset') ?? 0
    const length = Math.min(values.get('length') ?? hitsPerPage, cap)
    return { ...limitWindow({ offset, length }, limit), describe: () => ({ offset, length }) }
  }
  const page = values.get('page')
  return {
    ...limitWindow({ offset: page * hitsPerPage, length: hitsPerPage }, limit),
    describe: (nbHits) => ({
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, limit) / hitsPerPage),
      hitsPerPage,
    }),
  }
}

function limitWindow({ offset, length }: Window, limit: number): Omit<ResultRange, 'describe'> {
  return {
    window: { offset, length: Math.max(0, Math.min(length, limit - offset)) },
    isBeyond: length > 0 && offset >= limit,
    limit,
  }
}
