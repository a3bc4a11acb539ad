/** Elements of an array that are serialized at once. */
const SLICE = 16

/** Characters between two turns of the event loop: about a millisecond of work. */
const PIECE = 100_000

/** Depth down to which objects are split. */
const DEPTH = 2

/**
 * The JSON of a value in pieces, so that the process can do other work in between.
 * @param value plain data, without `toJSON` or undefined members in its upper levels
 */
export function* jsonInPieces(value: unknown): Generator<string> {
  let text = ''
  for (const part of partsOf(value, DEPTH)) {
    text += part
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield text
}

function* partsOf(value: unknown, depth: number): Generator<string> {
  if (Array.isArray(value)) yield* slicesOf(value)
  else if (depth === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value)
  else {
    let start = '{'
    for (const [name, member] of Object.entries(value)) {
      yield `${start}${JSON.stringify(name)}:`
      yield* partsOf(member, depth - 1)
      start = ','
    }
    yield start === '{' ? '{}' : '}'
  }
}

function* slicesOf(members: readonly unknown[]): Generator<string> {
  yield '['
  for (let start = 0; start < members.length; start += SLICE) {
    const text = JSON.stringify(members.slice(start, start + SLICE))
    yield `${start === 0 ? '' : ','}${text.slice(1, -1)}`
  }
  yield ']'
}
