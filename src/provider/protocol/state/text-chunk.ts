/** Texts in a chunk. A fork copies one reference per chunk. */
export const CHUNK = 128

/** So many strings may stay: packing them again after every write would cost more than it gives. */
const FEW = CHUNK / 4

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Bytes of UTF-8 that a UTF-16 code unit takes at most. */
const WIDEST = 3

/** Where nothing begins. */
const NOWHERE = -1

/** Texts side by side; by place where each begins and ends. */
type Packed = {
  readonly bytes: Uint8Array
  readonly starts: Int32Array
  readonly ends: Int32Array
}

const NOTHING: Packed = {
  bytes: new Uint8Array(),
  starts: new Int32Array(CHUNK).fill(NOWHERE),
  ends: new Int32Array(CHUNK),
}

function packTexts(texts: readonly (string | undefined)[]): Packed {
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  const room = new Uint8Array(length * WIDEST)
  const starts = new Int32Array(CHUNK).fill(NOWHERE)
  const ends = new Int32Array(CHUNK)
  let end = 0
  for (const [place, text] of texts.entries()) {
    if (text === undefined) continue
    starts[place] = end
    end += encoder.encodeInto(text, room.subarray(end)).written
    ends[place] = end
  }
  return { bytes: room.slice(0, end), starts, ends }
}

/**
 * Some well-formed texts by place, most of them as bytes. A million strings are a gigabyte that every garbage
 * collection goes through, while searches wait; a few thousand buffers are nothing to it.
 */
export class TextChunk {
  private packed: Packed
  /** What is no longer as it was packed; undefined where there is nothing any more. */
  private readonly changed: Map<number, string | undefined>

  constructor(original?: TextChunk) {
    this.packed = original?.packed ?? NOTHING
    this.changed = new Map(original?.changed)
  }

  has(place: number): boolean {
    if (this.changed.has(place)) return this.changed.get(place) !== undefined
    return this.packed.starts[place] !== NOWHERE
  }

  get(place: number): string | undefined {
    if (this.changed.has(place) || !this.has(place)) return this.changed.get(place)
    const { bytes, starts, ends } = this.packed
    return decoder.decode(bytes.subarray(starts[place], ends[place]))
  }

  /** Puts a text, or undefined for none. */
  set(place: number, text: string | undefined): void {
    this.changed.set(place, text)
  }

  get isEmpty(): boolean {
    return !Array.from({ length: CHUNK }, (_, place) => this.has(place)).includes(true)
  }

  /** Turns strings into bytes, if there are more than a few; what is in it stays the same. */
  pack(): void {
    if (this.changed.size < FEW) return
    this.packed = packTexts(Array.from({ length: CHUNK }, (_, place) => this.get(place)))
    this.changed.clear()
  }
}
