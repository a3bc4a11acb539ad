import { FAR, positionOf } from '../index/place-code.ts'
import { Float64List } from '../index/typed-lists.ts'

/** The places at which something is satisfied in one record, in ascending order of `ends`; gone with the next. */
export type Segments = {
  readonly starts: Float64List
  readonly ends: Float64List
  /** Typos. */
  readonly costs: Float64List
}

function createSegments(): Segments {
  return { starts: new Float64List(), ends: new Float64List(), costs: new Float64List() }
}

/** Attribute and position of a place in one number: neighbours differ by one. */
function spot(place: number): number {
  return place >>> 1
}

type Following = { readonly word: Segments; readonly into: Segments }

/** Lengthens segments by a word that must follow at once; those that it does not follow are dropped. */
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

/** Words that are looked for side by side in one record after another. */
export type Run = {
  /** Where they were found last. */
  readonly segments: Segments
  /** Looks for them anew, given where each of them is now. */
  readonly find: () => void
}

/** Makes the search for words side by side; of a single word it is where that is. */
export function createRun(words: readonly Segments[]): Run {
  const [first, ...rest] = words
  if (first === undefined) return { segments: createSegments(), find: () => undefined }
  const buffers = [createSegments(), createSegments()] as const
  // The buffers take turns in such a way that the last word always ends in the same one.
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
