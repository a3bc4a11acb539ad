import type { IndexRecord } from '#catalogue/define-index.ts'

import type { CompatHit } from './compat-row.tsx'
import type { FeatureHit } from './feature-hit.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ReleaseHit } from './release-row.tsx'
import type { SpecHit } from './spec-row.tsx'

type Hits = {
  readonly features: FeatureHit
  readonly compat: CompatHit
  readonly specs: SpecHit
  readonly releases: ReleaseHit
}

/** A hit of any list. */
export type FoundHit = {
  readonly [Id in keyof Hits]: {
    readonly id: Id
    readonly hit: Hits[Id]
    /** What it is called: its name, and the id that stands in its address. */
    readonly names: readonly string[]
  }
}[keyof Hits]

type Reader = (hit: unknown) => readonly FoundHit[]

const readers: Readonly<Record<ListDefinition['id'], Reader>> = {
  features: (hit) =>
    isFeature(hit) ? [{ id: 'features', hit, names: [hit.name, hit.objectID] }] : [],
  compat: (hit) => (isCompat(hit) ? [{ id: 'compat', hit, names: [hit.name, hit.objectID] }] : []),
  specs: (hit) =>
    isSpec(hit) ? [{ id: 'specs', hit, names: [hit.title, hit.shortTitle, hit.objectID] }] : [],
  releases: (hit) =>
    isRelease(hit) ? [{ id: 'releases', hit, names: [hit.name, hit.objectID] }] : [],
}

/** Reads the hits of a list; what is none of its records is left out. */
export function readHits(id: ListDefinition['id'], hits: readonly unknown[]): readonly FoundHit[] {
  return hits.flatMap(readers[id])
}

// Each by what only its list asks for.
const isFeature = (hit: unknown): hit is FeatureHit => isRecord(hit) && 'parts' in hit
const isCompat = (hit: unknown): hit is CompatHit => isRecord(hit) && 'kind' in hit
const isSpec = (hit: unknown): hit is SpecHit => isRecord(hit) && 'shortTitle' in hit
const isRelease = (hit: unknown): hit is ReleaseHit => isRecord(hit) && 'browserName' in hit

function isRecord(hit: unknown): hit is IndexRecord {
  return typeof hit === 'object' && hit !== null && 'objectID' in hit
}
