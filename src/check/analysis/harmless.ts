import table from './harmless.json' with { type: 'json' }

/** Why nothing is lost where a browser lacks an entry, as a sentence; undefined if something is. */
export function harmlessReason(key: string): string | undefined {
  if (exceptions.has(key)) return undefined
  const [, tag, name] = /^api\.HTML(\w*)Element\.(\w+)$/.exec(key) ?? []
  const owner = tag === '' ? 'global_attributes' : `elements.${tags[tag ?? ''] ?? tag}`
  // A property that reflects an attribute does what the attribute does.
  if (name !== undefined) return harmlessReason(`html.${owner}.${name}`.toLowerCase())
  for (let part = key; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const reason = reasons.get(part)
    if (reason !== undefined) return reason
  }
  return undefined
}

/** The elements that their interfaces name otherwise. */
const tags: Readonly<Record<string, string>> = { Anchor: 'a', Image: 'img' }

/** What makes a difference although it is below a harmless entry. */
const exceptions: ReadonlySet<string> = new Set(['css.properties.content-visibility.hidden'])

/**
 * Entries without which a page only looks or feels a little different: everything can still be
 * read and used, and no code fails. An entry stands for those below it, too. The reasons are what
 * visitors read.
 *
 * Not in the table: what hides or moves content, what scripts call, and what is about security.
 */
const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([reason, keys]) => keys.map((key) => [key, reason] as const)),
)

/** The keys in the table. */
export const harmlessKeys: readonly string[] = [...reasons.keys()]
