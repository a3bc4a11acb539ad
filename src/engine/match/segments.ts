import { FAR, positionOf } from '#engine/index/place-code.ts'
import { Float64List } from '#engine/index/typed-lists.ts'

/** Matches of a term or an edge in the current record, by ascending end. */
export type Segments = {
  readonly starts: Float64List
  readonly ends: Float64List
  /** Typos per match. */
  readonly costs: Float64List
}

type Following = { readonly word: Segments; readonly into: Segments }

/** A search for words side by side, run on one record at a time. */
export type Run = {
  /** The matches in the current record, after `find`. */
  readonly segments: Segments
  readonly find: () => void
}

/** Creates the search for words side by side. A single word matches wherever it occurs. */
export function createRun(words: readonly Segments[]): Run {
  const [first, ...rest] = words
  if (first === undefined) return { segments: createSegments(), find: () => undefined }
  const buffers = [createSegments(), createSegments()] as const
  // The buffers alternate so that the last word always writes into the same one.
  const steps = rest.map((word, at) => ({
    word,
    into: buffers[(rest.length - at) % 2 === 1 ? 0 : 1],
  }))
  return {
    segments: steps.at(-1)?.into ?? first,
    find() {
      let found = first
      for (const step of steps) {
        extend(found, step)
        found = step.into
      }
    },
  }
}

function createSegments(): Segments {
  return { starts: new Float64List(), ends: new Float64List(), costs: new Float64List() }
}

/** Attribute and position of a place in one number. Neighbours differ by one. */
function spot(place: number): number {
  return place >>> 1
}

/** Extends segments by the next word. Drops those that the word does not directly follow. */
function extend({ starts, ends, costs }: Segments, { word, into }: Following): void {
  into.starts.clear()
  into.ends.clear()
  into.costs.clear()
  const places = word.starts
  let next = 0
  for (let at = 0; at < ends.length; at++) {
    const end = ends.at(at)
    if (positionOf(end) === FAR) continue
    const wanted = spot(end) + 1
    while (next < places.length && spot(places.at(next)) < wanted) next += 1
    let least = Infinity
    let place = 0
    for (let same = next; same < places.length && spot(places.at(same)) === wanted; same++) {
      const cost = word.costs.at(same)
      if (cost >= least) continue
      least = cost
      place = places.at(same)
    }
    if (least === Infinity) continue
    into.starts.push(starts.at(at))
    into.ends.push(place)
    into.costs.push(costs.at(at) + least)
  }
}
