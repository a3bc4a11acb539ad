import type { SpecJoin } from '#ingest/joins/spec-join.ts'
import type { Sources } from '#ingest/sources/sources.ts'

type Known = {
  readonly sources: Pick<Sources, 'specs' | 'definitions'>
  readonly joinSpec: SpecJoin
}

/** From CSS and Web IDL, which may be filed under the name of a specification's series. */
export function definedBySpec({
  sources,
  joinSpec,
}: Known): ReadonlyMap<string, readonly string[]> {
  const { idl, css } = sources.definitions
  const names = new Map<string, string[]>()
  const define = (shortname: string, some: readonly string[]) => {
    names.set(shortname, [...(names.get(shortname) ?? []), ...some])
  }
  for (const { name, url } of css) {
    const shortname = joinSpec(url)?.shortname
    if (shortname !== undefined) define(shortname, [name])
  }
  const live = new Set(sources.specs.map(({ shortname }) => shortname))
  for (const { shortname, series } of sources.specs) {
    define(shortname, idl.get(shortname) ?? [])
    const isOfSeries = series.current === shortname && !live.has(series.shortname)
    if (isOfSeries) define(shortname, idl.get(series.shortname) ?? [])
  }
  return names
}
