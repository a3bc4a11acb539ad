import type { Edge } from './lattice.ts'
import { FAR, positionOf } from './place-code.ts'
import type { Hits } from './scan.ts'
import { hitCost } from './term.ts'

/** The places at which an edge is satisfied in one record, in ascending order of `ends`; gone with the next scan. */
export type Segments = {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Typos. */
  readonly costs: readonly number[]
}

export const noSegments: Segments = { starts: [], ends: [], costs: [] }

function firstSegments(hits: Hits, cost: number): Segments {
  const costs = hits.codes.map((code) => hitCost(code) + cost)
  return { starts: hits.places, ends: hits.places, costs }
}

/** Attribute and position of a place in one number: neighbours differ by one. */
function spot(place: number): number {
  return place >>> 1
}

/** Lengthens segments by a word that must follow at once; those that it does not follow are dropped. */
function extend(segments: Segments, hits: Hits): Segments {
  const starts: number[] = []
  const ends: number[] = []
  const costs: number[] = []
  let next = 0
  for (let at = 0; at < segments.ends.length; at++) {
    const end = segments.ends[at] ?? 0
    if (positionOf(end) === FAR) continue
    const wanted = spot(end) + 1
    while (next < hits.places.length && spot(hits.places[next] ?? 0) < wanted) next += 1
    let least = Infinity
    let place = 0
    for (let same = next; same < hits.places.length; same++) {
      if (spot(hits.places[same] ?? 0) !== wanted) break
      const cost = hitCost(hits.codes[same] ?? 0)
      if (cost >= least) continue
      least = cost
      place = hits.places[same] ?? 0
    }
    if (least === Infinity) continue
    starts.push(segments.starts[at] ?? 0)
    ends.push(place)
    costs.push((segments.costs[at] ?? 0) + least)
  }
  return { starts, ends, costs }
}

/** Where words are found side by side, given where each of them is. */
export function segmentsOf(words: readonly Hits[], cost: number): Segments {
  const [first, ...rest] = words
  if (first === undefined || first.places.length === 0) return noSegments
  let segments = firstSegments(first, cost)
  for (const following of rest) {
    if (segments.starts.length === 0) return noSegments
    segments = extend(segments, following)
  }
  return segments
}

export const noHits: Hits = { places: [], codes: [] }

/** The hits of each word of an edge, in order. */
export function hitsOfEdge(edge: Edge, hits: readonly Hits[]): readonly Hits[] {
  return edge.terms.map((term) => hits[term] ?? noHits)
}
