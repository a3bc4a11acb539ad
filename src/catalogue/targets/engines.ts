/** The runtimes in the "engines" of a `package.json`, named like in queries. */
const runtimes = ['node', 'deno', 'bun'] as const

type Version = readonly [major: number, minor: number, patch: number]

/** The oldest versions that the "engines" of a `package.json` allow, as queries: "node 18.17". */
export function enginesQueries(engines: unknown): readonly string[] {
  if (typeof engines !== 'object' || engines === null) return []
  return runtimes.flatMap((name) => {
    const range: unknown = Reflect.get(engines, name)
    const oldest = typeof range === 'string' ? oldestIn(range) : undefined
    return oldest === undefined ? [] : [`${name} ${oldest.join('.').replace(/(?:\.0)+$/, '')}`]
  })
}

/** The oldest version of a range, "^20.19.0 || >=22.12.0"; undefined without a lower bound. */
function oldestIn(range: string): Version | undefined {
  const ends = range.split('||').map(lowerEnd)
  const known = ends.flatMap((end) => (end === undefined ? [] : [end]))
  // An alternative without a lower bound allows every version.
  if (known.length < ends.length) return undefined
  return known.toSorted(compare)[0]
}

const condition =
  /(<=?|>=?|[=^~])?\s*v?(\d{1,4})(?:\.(\d{1,4}|[x*]))?(?:\.(\d{1,4}|[x*]))?(?:[-+][\w.-]+)?/gi

/** The newest lower bound of conditions joined by "and"; the start of a range "18 - 20". */
function lowerEnd(conditions: string): Version | undefined {
  const [first = ''] = conditions.split(/\s-\s/)
  const ends = Array.from(first.matchAll(condition)).flatMap(
    ([, sign = '', major, minor, patch]): readonly Version[] =>
      sign.startsWith('<') ? [] : [[numberOf(major), numberOf(minor), numberOf(patch)]],
  )
  return ends.toSorted(compare).at(-1)
}

const numberOf = (part: string | undefined): number => {
  const number = Number(part)
  return Number.isNaN(number) ? 0 : number
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
