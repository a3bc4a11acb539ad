import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { CssNames, InterfaceMembers } from '#ingest/sources/webref.ts'
import { htmlToCodeText } from '#ingest/text/html-text.ts'
import { plainCodeText } from '#lib/code-text.ts'

import type { OtherName } from './other-names.ts'

export type Named = {
  readonly name: string
  readonly kind: CompatKind
  readonly aliases: readonly string[]
  /** What browsers have called it besides; absent if they have not. */
  readonly others?: readonly OtherName[]
}

export type NamingContext = {
  readonly parent: Named | undefined
  readonly css: CssNames
  readonly interfaces: InterfaceMembers
}

export type Naming = (entry: CompatEntry, context: NamingContext) => Named

export function named(name: string, kind: CompatKind, aliases: readonly string[] = []): Named {
  return { name, kind, aliases: aliases.filter((alias) => alias !== '' && alias !== name) }
}

export function lastSegment({ segments }: CompatEntry): string {
  return segments.at(-1) ?? ''
}

/** "viewport_percentage_units_dynamic" → "viewport percentage units dynamic". */
export function humanise(segment: string): string {
  return segment.replaceAll('_', ' ')
}

/** "arrow_functions" → "Arrow functions". */
export function sentenceCase(segment: string): string {
  const text = humanise(segment)
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function ignore(): void {
  // The builder of records reads the same description and reports surprises.
}

export function plainDescription({ statement }: CompatEntry): string | undefined {
  const { description } = statement
  return description === undefined ? undefined : plainCodeText(htmlToCodeText(description, ignore))
}

/** The description if it is a single code span, which is the exact spelling. */
export function codeDescription({ statement }: CompatEntry): string | undefined {
  const match = /^<code>([^<]*)<\/code>$/.exec(statement.description ?? '')
  return match?.[1] === undefined ? undefined : plainCodeText(htmlToCodeText(match[1], ignore))
}

/** Longer descriptions explain rather than name. */
const LONGEST_NAME = 80

/** Names an entry that has no spelling in code. */
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

/** Segments with underscores are words of the compat data: "is_animatable". */
export function isSpelling(segment: string): boolean {
  return !segment.includes('_')
}

/** "MAX_SAFE_INTEGER". */
export function isConstant(segment: string): boolean {
  return /^[A-Z][A-Z0-9_]*$/.test(segment)
}

/** The last segment of the MDN address, ":has"; undefined if the address has a fragment. */
export function mdnSegment({ statement }: CompatEntry): string | undefined {
  const last = statement.mdn_url?.split('/').at(-1)
  return last === undefined || last.includes('#') ? undefined : last
}
