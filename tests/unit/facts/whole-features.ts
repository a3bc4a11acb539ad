/** Which releases of any browser have all of a feature, by the packages alone. */
import { coreBrowsers } from '#catalogue/browsers.ts'
import { runtimes } from '#catalogue/platforms.ts'

import { compat } from './compat-package.ts'
import { featureReadings, runtimeReadings } from './feature-states.ts'
import { partsOf, plainSince, versionOf } from './oracle.ts'
import { entryReadings, type ReadState, releasesOf } from './states.ts'
import { beforeOrSame, majorMinor } from './versions.ts'

/** The parts that each core browser had when it had the feature; all parts if there is none. */
export function countedKeys(id: string): readonly string[] {
  const keys = partsOf(id)
  const isCounted = (key: string) =>
    coreBrowsers.every((core) => {
      const [whole, own] = [versionOf(id, core), plainSince(key, core)]
      return whole === undefined || (own !== undefined && majorMinor(own) <= majorMinor(whole))
    })
  return keys.some(isCounted) ? keys.filter(isCounted) : keys
}

/** The core browser of which another has the engine. */
export const twinOf = (browser: string) =>
  coreBrowsers.find((core) => core === compat.browsers[browser]?.upstream)

const engineOf = (name: string, version: string) => compat.browsers[name]?.releases[version]

/** What each release has of a feature if it has what the other browser had with this version of the engine. */
function byEngine(id: string, browser: string): readonly ReadState[] {
  const twin = twinOf(browser)
  if (twin === undefined) return releasesOf(browser).map(() => 'unknown')
  const readings = featureReadings(id, twin)
  return releasesOf(browser).map(({ version }): ReadState => {
    const own = engineOf(browser, version)
    const place = releasesOf(twin).findLastIndex((other) => {
      const { engine, engine_version: inside = '' } = engineOf(twin, other.version) ?? {}
      return engine === own?.engine && beforeOrSame(inside, own?.engine_version ?? '')
    })
    return readings[place]?.state ?? 'unknown'
  })
}

/** What each release has of a feature: all, not all, or that the data does not tell. */
export function wholeIn(id: string, browser: string): readonly ReadState[] {
  const core = coreBrowsers.find((one) => one === browser)
  if (core !== undefined) return featureReadings(id, core).map(({ state }) => state)
  const runtime = runtimes.find((one) => one === browser)
  if (runtime !== undefined) {
    const readings = runtimeReadings(id, runtime)
    return releasesOf(browser).map((_, place) => readings?.[place]?.state ?? 'unknown')
  }
  const found = countedKeys(id).flatMap((key) => {
    const readings = entryReadings(key, browser)
    return readings === undefined ? [] : [readings]
  })
  if (found.length === 0) return byEngine(id, browser)
  const starts = found.map(
    (readings) => readings.findLastIndex(({ state }) => state !== 'full') + 1,
  )
  const from = Math.max(0, ...starts)
  // Before the upper bound of the last part, nothing is said of releases that lack one.
  const isBound = found.every(
    (readings, index) => starts[index] !== from || readings[from - 1]?.state === 'unknown',
  )
  return releasesOf(browser).map((_, place) => {
    const states = found.map((readings) => readings[place]?.state ?? 'none')
    if (states.every((state) => state === 'full')) return 'full'
    return isBound && place < from && from < releasesOf(browser).length ? 'unknown' : 'none'
  })
}
