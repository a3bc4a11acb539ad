import type { BrowserName, CompatSource } from '#ingest/sources/compat-data.ts'
import { compareVersions } from '#lib/version.ts'

/** The browser of which another takes the engine. */
export type EngineTwin = {
  readonly browser: BrowserName
  /**
   * For each release, from old to new, the position of the twin's last release with the same engine in this
   * version or an older one; undefined for another engine.
   */
  readonly places: readonly (number | undefined)[]
}

type Browsers = CompatSource['browsers']

/** By browser that has the engine of another, which the compat data names. */
export function twinsOf(browsers: Browsers): ReadonlyMap<BrowserName, EngineTwin> {
  return new Map(
    [...browsers].flatMap(([name, { upstream }]) => {
      if (upstream === undefined) return []
      const of = enginesOf(upstream, browsers)
      const places = enginesOf(name, browsers).map(({ engine, version }) => {
        const place = of.findLastIndex(
          (other) => other.engine === engine && compareVersions(other.version, version) <= 0,
        )
        return place < 0 ? undefined : place
      })
      return [[name, { browser: upstream, places }] as const]
    }),
  )
}

/** The engines of a browser's releases from old to new; empty where they are not known. */
function enginesOf(name: BrowserName, browsers: Browsers) {
  return Object.entries(browsers.get(name)?.releases ?? {})
    .toSorted(([a], [b]) => compareVersions(a, b))
    .map(([, { engine = '', engine_version: version = '' }]) => ({ engine, version }))
}
