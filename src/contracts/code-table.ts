/** The compat data of code checks, small enough to load whole: checking code sends no requests. */
import * as v from 'valibot'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import { type Infer, rowOf, tableOf, texts } from '#lib/schema.ts'

/**
 * The comma-separated codes of the seven core browsers, empty for no support; then, if known, the
 * Baseline status and the `YYYY-MM-DD` on which the entry became newly available.
 */
export type SupportRow = readonly [codes: string, baseline?: BaselineStatus, newly?: string]

/**
 * The last part of the key that another name of an entry would have ("-moz-selection"; both last ones of a part of
 * a property under an alias, "grid-gap.flex_context"), the position of the entry,
 * and that of the row of support under this name alone.
 */
export type OtherNameRow = readonly [part: string, entry: number, row: number]

/** A content file. Columns compress better than rows. */
export const codeTableSchema = v.object({
  /** Line by entry: number of segments shared with the previous key, then the remaining ones. */
  keys: v.string(),
  /**
   * Line by entry: its name unless `usualName` yields it; "()" if only parentheses differ; from the
   * colon on if the name of the entry above it comes before.
   */
  names: v.string(),
  /** Letter by entry: the position of its kind in `codeKinds`, from "a". */
  kinds: v.string(),
  support: v.array(v.number()),
  rows: v.array(
    v.custom<SupportRow>(
      (row) =>
        Array.isArray(row) && row.length > 0 && row.every((text) => typeof text === 'string'),
    ),
  ),
  platforms: v.array(v.number()),
  /** Comma-separated codes of all platforms in their order, empty for no support. */
  platformRows: texts,
  /** Comma-separated, by entry: positions in `parts` of its features, joined by "+". */
  features: v.string(),
  /** Entries under a prefix or another name: "-webkit-mask-box-image". */
  otherNames: v.array(
    v.custom<OtherNameRow>(
      (row) =>
        Array.isArray(row) &&
        row.length === 3 &&
        row.every((one, place) => typeof one === (place === 0 ? 'string' : 'number')),
    ),
  ),
  /**
   * The words and functions that values take: a line for each list, the properties and descriptors that take it
   * ("@font-face font-display"), "=", and the words. "*" stands for names that pages give.
   */
  words: v.string(),
  /** Features that entries belong to. */
  parts: v.array(rowOf<readonly [id: string, name: string]>(2)),
  /** Keys of entries that stand for a feature: the compat data has no entry for it. */
  ofFeatures: texts,
  /** Keys of entries that only secure contexts have; so do those below them. */
  secure: texts,
  /** Comma-separated, by entry: the type of its value, "Promise<Response>"; empty if unknown. */
  types: v.string(),
  /** Interface → the interface it inherits from. */
  parents: tableOf(v.string()),
  /** Element → its DOM interface: "dialog" → "HTMLDialogElement". */
  elements: tableOf(v.string()),
})

export type CodeTable = Infer<typeof codeTableSchema>

/** What an entry is in code, if its key does not show it. */
export const codeKinds = [
  'name',
  'constructor',
  'descriptor',
  'event',
  'function',
  'media feature',
  'member',
  'pseudo-element',
  'static member',
  'sub-feature',
  'unit',
  'value',
] as const

export type CodeKind = (typeof codeKinds)[number]

/** Whether an entry is a property in one layout: "css.properties.gap.grid_context". */
export const isLayoutPart = (key: string): boolean =>
  /^css\.properties\.[^.]+\.\w+_context$/.test(key)

/** The name of most entries with such a key, without parentheses. */
export function usualName(segments: readonly string[], kind: CodeKind): string {
  const [branch = '', section = '', owner = '', part] = segments
  const last = segments.at(-1) ?? ''
  if (branch === 'api') return apiName(segments, kind)
  if (section === 'builtins') return segments.slice(2).join('.')
  if (section === 'properties') return part === undefined ? owner : `${owner}: ${last}`
  if (section === 'elements') return part === undefined ? `<${owner}>` : `<${owner} ${last}>`
  return section === 'at-rules' && part === undefined ? `@${owner}` : last
}

function apiName([, owner = '', member]: readonly string[], kind: CodeKind): string {
  if (member === undefined || kind === 'constructor') return owner
  if (kind === 'event') return `${owner} ${member.replace(/_event$/, '')} event`
  return `${owner}.${member.replace(/_static$/, '')}`
}
