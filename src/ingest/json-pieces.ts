/** Members of an array whose text is made at once. */
const SLICE = 16

/** Characters that are worth a turn of the event loop: about a millisecond of work. */
const PIECE = 100_000

/** How deep large objects are. What is below is made into text at once, with the member that it belongs to. */
const DEPTH = 2

/**
 * The JSON text of a value in pieces of some 100 kB, so that a process that writes 30 MB can do other work between them. Put
 * together they are what `JSON.stringify` returns.
 *
 * @param value objects and arrays of plain data, without `toJSON` and without members that are undefined in its upper layers.
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
