import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { CssNames, InterfaceMembers } from '#ingest/sources/webref.ts'
import { htmlToCodeText } from '#ingest/text/html-text.ts'
import { plainCodeText } from '#lib/code-text.ts'

/** What a compat entry is called, and what it is. */
export type Named = {
  readonly name: string
  readonly kind: CompatKind
  readonly aliases: readonly string[]
}

/** What the naming of an entry may look at beside the entry. */
export type NamingContext = {
  /** The name of the nearest entry above, where there is one. */
  readonly parent: Named | undefined
  readonly css: CssNames
  readonly interfaces: InterfaceMembers
}

export type Naming = (entry: CompatEntry, context: NamingContext) => Named

export function named(name: string, kind: CompatKind, aliases: readonly string[] = []): Named {
  return { name, kind, aliases: aliases.filter((alias) => alias !== '' && alias !== name) }
}

/** The last segment of the key. */
export function lastSegment({ segments }: CompatEntry): string {
  return segments.at(-1) ?? ''
}

/** "viewport_percentage_units_dynamic" → "viewport percentage units dynamic". */
export function humanise(segment: string): string {
  return segment.replaceAll('_', ' ')
}

/** "Arrow functions" from "arrow_functions". */
export function sentence(segment: string): string {
  const text = humanise(segment)
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function ignore(): void {
  // The builder of records reads the same description, and takes note of what is unexpected in it.
}

/** The description as plain text; undefined where there is none. */
export function plainDescription({ statement }: CompatEntry): string | undefined {
  const { description } = statement
  return description === undefined ? undefined : plainCodeText(htmlToCodeText(description, ignore))
}

/** The description where it is one code span and nothing else: then it is the exact spelling. */
export function codeDescription({ statement }: CompatEntry): string | undefined {
  const match = /^<code>([^<]*)<\/code>$/.exec(statement.description ?? '')
  return match?.[1] === undefined ? undefined : plainCodeText(htmlToCodeText(match[1], ignore))
}

/** Longer descriptions explain instead of naming. */
const LONGEST_NAME = 80

/** A description of an entry that has no spelling in code. */
export function describedAs(entry: CompatEntry): string {
  const description = plainDescription(entry)
  return description !== undefined && description.length <= LONGEST_NAME
    ? description
    : humanise(lastSegment(entry))
}

/** The name of a part that is not a separate construct: "fetch(): init parameter". */
export function subFeature(entry: CompatEntry, { parent }: NamingContext): Named {
  const text = describedAs(entry)
  return named(parent === undefined ? text : `${parent.name}: ${text}`, 'Sub-feature')
}

/**
 * Underscores mark segments that are words of the compat data instead of names of the language: "is_animatable".
 */
export function isSpelling(segment: string): boolean {
  return !segment.includes('_')
}

/** Constants are spelt in capitals with underscores: "MAX_SAFE_INTEGER". */
export function isConstant(segment: string): boolean {
  return /^[A-Z][A-Z0-9_]*$/.test(segment)
}

/** The last part of the MDN address: ":has", "for...of"; undefined where there is none or it points into a page. */
export function mdnSegment({ statement }: CompatEntry): string | undefined {
  const last = statement.mdn_url?.split('/').at(-1)
  return last === undefined || last.includes('#') ? undefined : last
}
