/** The query texts and index names of a search, by which faults are chosen. */
export type Targets = {
  readonly queries: ReadonlySet<string>
  readonly indices: ReadonlySet<string>
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A body that is not JSON is the provider's to refuse; it has no targets.
    return undefined
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const strings = (values: readonly unknown[]): ReadonlySet<string> =>
  new Set(values.filter((value) => typeof value === 'string'))

/** Reads them from the path and body of a request, multi-index or not. */
export function readTargets(path: string, body: string): Targets {
  const parsed = parse(body)
  const requests = field(parsed, 'requests')
  const all: readonly unknown[] = Array.isArray(requests) ? requests : [parsed]
  const [, inPath] = /^\/1\/indexes\/([^/*]+)/.exec(path) ?? []
  return {
    queries: strings(all.map((request) => field(request, 'query'))),
    indices: strings([
      ...all.map((request) => field(request, 'indexName')),
      ...(inPath === undefined ? [] : [decodeURIComponent(inPath)]),
    ]),
  }
}
