import type { FeatureRecord } from '#catalogue/features/record.ts'
import { kindWeights } from '#ingest/names/kind-weights.ts'
import type { Named } from '#ingest/names/named.ts'
import { withinBytes } from '#ingest/text/within-bytes.ts'

const MOST_PRIMARY = 14
const MOST_TERMS = 120
/** If a feature consists only of sub-features, some of their names are better than none. */
const MOST_SUB_FEATURES = 8
/** Maximum bytes of terms: records must stay small. */
const MOST_BYTES = 2400

type Sources = { readonly names: ReadonlyMap<string, Named> }

/**
 * `primary` are the topmost parts, which define the feature; `terms` the rest. Names of
 * sub-features are sentences, which would match everything.
 */
export function featureTerms(
  keys: readonly string[],
  { names }: Sources,
): Pick<FeatureRecord, 'primary' | 'terms'> {
  const set = new Set(keys)
  const ordered = keys.toSorted((a, b) => depth(a) - depth(b) || weight(b) - weight(a))
  const tops = ordered.filter((key) => !hasAncestorIn(key, set) && weight(key) > 0)
  const primary = unique(tops.map(nameOf)).slice(0, MOST_PRIMARY)
  const rest = ordered.filter((key) => weight(key) > 0)
  const source = rest.length > 0 ? rest : ordered.slice(0, MOST_SUB_FEATURES)
  const terms = unique(source.map(nameOf)).filter((name) => !primary.includes(name))
  return { primary, terms: withinBytes(terms.slice(0, MOST_TERMS), MOST_BYTES) }

  function nameOf(key: string): string | undefined {
    return names.get(key)?.name
  }
  function weight(key: string): number {
    const named = names.get(key)
    return named === undefined ? 0 : kindWeights[named.kind]
  }
}

function depth(key: string): number {
  return key.split('.').length
}

function hasAncestorIn(key: string, keys: ReadonlySet<string>): boolean {
  const dot = key.lastIndexOf('.')
  if (dot === -1) return false
  const parent = key.slice(0, dot)
  return keys.has(parent) || hasAncestorIn(parent, keys)
}

function unique(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== undefined)
}
