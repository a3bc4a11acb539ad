import type { KeyValueStore, StoreChange } from '#provider/store.ts'

type Entry = readonly [key: string, text: string]

const META = 'meta'
const RECORD = 'record/'
const SYNONYMS = 'synonyms/'

/** The index that an entry of the store describes. */
type IndexEntry = {
  readonly name: string
  readonly set: number | null
  readonly primary: number | null
}

/** An index with its replicas, as a file for the browser. */
export type WrittenIndex = {
  /** The index first. */
  readonly names: readonly string[]
  /** JSON with a record in each line. */
  readonly text: string
}

/**
 * Writes each index of a store, with its replicas, as a text. The same records and settings give
 * the same text.
 *
 * @param day `YYYY-MM-DD`, in place of the time at which the store was filled
 */
export function writeIndexFiles(store: KeyValueStore, day: string): readonly WrittenIndex[] {
  const indices = Array.from(store.entries('index/'), ([key, text]) => {
    const entry: IndexEntry = JSON.parse(text)
    const at = `${day}T00:00:00.000Z`
    const dated = JSON.stringify({ ...entry, createdAt: at, updatedAt: at })
    return { ...entry, id: Number(key.slice('index/'.length)), row: [key, dated] as const }
  })
  return indices.flatMap((index) => {
    if (index.set === null) return []
    const family = [index, ...indices.filter(({ primary }) => primary === index.id)]
    const ids = new Set(family.map(({ id }) => id))
    const collections = [...store.entries(SYNONYMS)].filter(([key]) =>
      ids.has(Number(key.slice(SYNONYMS.length))),
    )
    const entries = [...store.entries(META), ...family.map(({ row }) => row), ...collections]
    const records = [...store.entries(`${RECORD}${padded(index.set)}/`)].map(([, text]) => text)
    const head = JSON.stringify({ entries, set: index.set }).slice(0, -1)
    const text = `${head},"records":[\n${records.join(',\n')}\n]}\n`
    return [{ names: family.map(({ name }) => name), text }]
  })
}

/** Characters of a part: Cloudflare takes 25 MiB, and hosts compress small files rather than large ones. */
export const PART_LENGTH = 8_000_000

/** The parts of a text with so many characters each, divided after lines; a longer line stays whole. */
export function splitLines(text: string, most: number): readonly string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length; at += parts.at(-1)?.length ?? 0) {
    const last = text.lastIndexOf('\n', at + most - 1)
    const next = text.indexOf('\n', at + most)
    const line = last < at ? next : last
    const isLast = at + most >= text.length || line === -1
    parts.push(isLast ? text.slice(at) : text.slice(at, line + 1))
  }
  return parts
}

/**
 * Reads the parts of such a text, in UTF-8, as a store of one provider, which takes no changes. The
 * records are read once, line by line, and the parts released: the provider keeps records in its own
 * form. A record is a text of its own: as a piece of the whole one, it would keep that in memory.
 *
 * @throws SyntaxError if the first part does not begin like such a file
 */
export function openIndexFile(parts: readonly Uint8Array[]): KeyValueStore {
  const lines = linesOf(parts)
  const { value: head } = lines.next()
  const { entries, set }: { readonly entries: readonly Entry[]; readonly set: number } = JSON.parse(
    `${head ?? ''}]}`,
  )
  let unread: Iterable<string> | undefined = lines
  return {
    entries: (prefix) => {
      if (!prefix.startsWith(RECORD)) return entries.filter(([key]) => key.startsWith(prefix))
      const records = recordsIn(unread ?? [], set)
      // Even at its end it would hold the parts.
      unread = undefined
      return records
    },
    commit: async () => undefined,
    close: async () => undefined,
  }
}

const NEWLINE = 10

/** The lines of parts that end after lines. */
function* linesOf(parts: readonly Uint8Array[]): Generator<string, undefined> {
  const decoder = new TextDecoder()
  for (const part of parts) {
    for (let start = 0; start < part.length;) {
      const found = part.indexOf(NEWLINE, start)
      const end = found === -1 ? part.length : found
      yield decoder.decode(part.subarray(start, end))
      start = end + 1
    }
  }
}

function* recordsIn(lines: Iterable<string>, set: number): Generator<StoreChange & Entry> {
  let sequence = 0
  for (const line of lines) {
    if (!line.startsWith('{')) return
    const record = line.endsWith(',') ? line.slice(0, -1) : line
    yield [`${RECORD}${padded(set)}/${padded(sequence)}`, record]
    sequence += 1
  }
}

/** As in the keys of the provider's store. */
const padded = (number: number): string => String(number).padStart(12, '0')
