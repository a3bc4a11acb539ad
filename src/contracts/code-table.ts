/** The compat data of code checks, small enough to load whole: checking code sends no requests. */
import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'

/** A content file. Columns compress better than rows. */
export type CodeTable = {
  /** The oldest versions that are Baseline widely available on the day of the build. */
  readonly widely: Targets
  /** Line by entry: number of segments shared with the previous key, then the remaining ones. */
  readonly keys: string
  /**
   * Line by entry: its name unless `usualName` yields it; "()" if only parentheses differ; from the
   * colon on if the name of the entry above it comes before.
   */
  readonly names: string
  /** Letter by entry: the position of its kind in `codeKinds`, from "a". */
  readonly kinds: string
  readonly support: readonly number[]
  readonly rows: readonly SupportRow[]
  readonly platforms: readonly number[]
  /** Comma-separated codes of all platforms in their order, empty for no support. */
  readonly platformRows: readonly string[]
  /** Comma-separated, by entry: positions in `parts` of its features, joined by "+". */
  readonly features: string
  /** Properties under a prefix or another name: "-webkit-mask-box-image". */
  readonly prefixed: readonly PrefixedRow[]
  /** Features that entries belong to. */
  readonly parts: readonly (readonly [id: string, name: string])[]
  /** Keys of entries that stand for a feature: the compat data has no entry for it. */
  readonly ofFeatures: readonly string[]
  /** Comma-separated, by entry: the type of its value, "Promise<Response>"; empty if unknown. */
  readonly types: string
  /** Interface → the interface it inherits from. */
  readonly parents: Readonly<Record<string, string>>
  /** Element → its DOM interface: "dialog" → "HTMLDialogElement". */
  readonly elements: Readonly<Record<string, string>>
}

/**
 * The comma-separated codes of the seven core browsers, empty for no support; then, if known, the
 * Baseline status and the `YYYY-MM-DD` on which the entry became newly available.
 */
export type SupportRow = readonly [codes: string, baseline?: BaselineStatus, newly?: string]

/**
 * The name of a property, the key of its entry, and the comma-separated codes of the core browsers
 * for that name alone.
 */
export type PrefixedRow = readonly [name: string, key: string, codes: string]

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
