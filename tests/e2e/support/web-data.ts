import { features } from 'web-features'

/** What the page should count, read from the npm data alone: none of the ingest code takes part. */
export type FeatureFacts = {
  readonly id: string
  readonly baseline: 'widely' | 'newly' | 'limited' | 'discouraged'
  readonly areas: ReadonlySet<string>
  readonly missing: ReadonlySet<string>
  readonly year: number | null
}

const areaNames = new Map([
  ['api', 'Web APIs'],
  ['css', 'CSS'],
  ['html', 'HTML'],
  ['http', 'HTTP'],
  ['javascript', 'JavaScript'],
  ['svg', 'SVG'],
  ['mathml', 'MathML'],
  ['webassembly', 'WebAssembly'],
])

const core = [
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
] as const

/** Every feature of the data package (moved and split ids are none). */
export const facts: readonly FeatureFacts[] = Object.entries(features).flatMap(([id, feature]) => {
  if (feature.kind !== 'feature') return []
  const { status, discouraged, compat_features: keys = [] } = feature
  const date = status.baseline_low_date?.replace('≤', '')
  return {
    id,
    baseline: discouraged
      ? 'discouraged'
      : status.baseline === 'high'
        ? 'widely'
        : status.baseline === 'low'
          ? 'newly'
          : 'limited',
    areas: new Set(keys.flatMap((key) => areaNames.get(key.slice(0, key.indexOf('.'))) ?? [])),
    missing: new Set(core.filter((browser) => status.support[browser] === undefined)),
    year: date === undefined ? null : Number(date.slice(0, 4)),
  }
})

/** Number of features that satisfy all conditions. */
export const countOf = (...conditions: readonly ((feature: FeatureFacts) => boolean)[]): number =>
  facts.filter((feature) => conditions.every((holds) => holds(feature))).length
