import type { CompatKind } from '#catalogue/compat/kinds.ts'
import {
  allStatements,
  type CompatEntry,
  type SimpleSupportStatement,
} from '#ingest/sources/compat-data.ts'
import { capitalized } from '#lib/sentence.ts'

/** What browsers have called an entry, beside its own name. */
export type OtherName = {
  /** As code spells it: "word-wrap", "webkitAudioContext", "::-moz-selection". */
  readonly name: string
  /** The alternative name or the prefix of the statements that have it. */
  readonly given: string
}

/** The entry that is named, with its own name. */
type Whole = {
  readonly entry: CompatEntry
  readonly name: string
  readonly kind: CompatKind
  /** The entry above, if there is one. */
  readonly above: CompatEntry | undefined
}

/**
 * The alternative names and prefixed names in the statements of an entry, of all browsers. None for a
 * prefix whose spelling the data does not tell: that of an event ("MSPointerDown"), and that of a part
 * whose whole has the same prefix.
 */
export function statedNames(whole: Whole): readonly OtherName[] {
  const found = new Map<string, OtherName>()
  for (const statement of allStatements(whole.entry.statement)) {
    const { alternative_name: other, prefix } = statement
    const name = other ?? (prefix === undefined ? undefined : prefixedName(prefix, whole))
    const given = other ?? prefix
    if (name === undefined || given === undefined) continue
    if (name !== whole.name && !found.has(name)) found.set(name, { name, given })
  }
  return [...found.values()]
}

/** Whether a statement is about an entry under this name. */
export function isUnder(
  { alternative_name: other, prefix }: SimpleSupportStatement,
  { given }: Pick<OtherName, 'given'>,
): boolean {
  return (other ?? prefix) === given
}

/**
 * An alias that shows, as the name of the entry does, to what it belongs: "PermissionStatus.status" for
 * `PermissionStatus.state`. A query of the word alone then finds those first whose own name it is.
 */
export function aliasOf({ name: other }: OtherName, { name, entry }: Whole): string {
  const own = spelling(entry)
  const place = name.lastIndexOf(own)
  if (place < 0 || /^[@:]|[.]/.test(other)) return other
  const [start, end] = [name.slice(0, place), name.slice(place + own.length)]
  return start.endsWith(':') ? other : start + other.replace(/\(\)$/, '') + end
}

/** The last part of the key of another name: "-moz-selection" of "::-moz-selection". */
export function keyPart({ name }: OtherName, kind: CompatKind): string {
  const plain = name.replace(/^(?:@|:+)/, '').replace(/\(\)$/, '')
  if (kind === 'Event') return `${plain.replace(/^on/, '')}_event`
  return kind.startsWith('Static ') ? `${plain}_static` : plain
}

/** "clonable" of "options_clonable_parameter", "timeout" of "timeout_static". */
function spelling({ segments }: CompatEntry): string {
  const last = segments.at(-1) ?? ''
  return last.replace(SUFFIX, '')
}

/** Kinds whose names are words, or whose letters a prefix changes. */
const unspelled: ReadonlySet<CompatKind> = new Set(['Event', 'CSS type', 'Selector'])

const SUFFIX = /_(?:constraint|event|static)$/

function prefixedName(prefix: string, { entry, name, kind, above }: Whole): string | undefined {
  const [branch = '', section, property = ''] = entry.segments
  const own = spelling(entry)
  if (prefix === '' || unspelled.has(kind)) return undefined
  const isOfWhole =
    above !== undefined && allStatements(above.statement).some((one) => one.prefix === prefix)
  if (isOfWhole && kind !== 'Constructor') return undefined
  if (branch !== 'css') {
    // A script has it in one word, with a capital letter; an attribute has not.
    const isWord = branch === 'api' && /[a-z]$/i.test(prefix)
    const isSpelled = !own.includes('_') || /^[A-Z]/.test(own)
    return isSpelled ? prefix + (isWord ? capitalized(own) : own) : undefined
  }
  if (section === 'at-rules' && above === undefined) return `@${prefix}${own}`
  if (section === 'selectors') return name.replace(/^:*/, (colons) => colons + prefix)
  if (own.includes('_')) return section === 'properties' ? prefix + property : undefined
  return `${prefix}${own}${name.endsWith('()') ? '()' : ''}`
}
