import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/** What a view that is no list asks first: exactly what it will ask, so that it can be sent before its code has loaded. */
export type FirstRequests = {
  /** Of the provider, in one request, on a day (`YYYY-MM-DD`); empty where no record can have the id. */
  readonly requests: (id: string, today: string) => readonly MultiSearchRequest[]
  /** Addresses of content files. */
  readonly files?: (id: string) => readonly (string | undefined)[]
}
