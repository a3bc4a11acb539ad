/**
 * What a check of code needs to know of compat entries, small enough to be loaded whole. The page loads all of it at once,
 * so that nothing is asked for while code is checked.
 */
import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'

/** A content file. The entries are columns, which compress to two thirds of the same as rows. */
export type CodeTable = {
  /** The oldest versions that count as Baseline widely available on the day of the build. */
  readonly widely: Targets
  /** A line an entry: the number of parts that its key shares with the one before, and the parts after them. */
  readonly keys: string
  /** A line an entry: its name where that is not the usual one of its key, "()" for the usual one with parentheses. */
  readonly names: string
  /** A letter an entry: the place of its kind among `codeKinds`, from "a". */
  readonly kinds: string
  /** By entry: its place in `rows`. */
  readonly support: readonly number[]
  readonly rows: readonly SupportRow[]
  /** By entry: its place in `platformRows`. */
  readonly platforms: readonly number[]
  /** Ways to run beside the core browsers: the codes of all platforms in their order, divided by commas, empty where there is none. */
  readonly platformRows: readonly string[]
  /** Comma-separated, by entry: places in `parts` of the features it is a part of, joined by "+". */
  readonly features: string
  /** Id and name of each feature that entries are a part of. */
  readonly parts: readonly (readonly [id: string, name: string])[]
  /** Comma-separated, by entry: the type of its value, "HTMLElement", "Promise<Response>"; empty where it is unknown. */
  readonly types: string
  /** Interface → the one above it. */
  readonly parents: Readonly<Record<string, string>>
  /** Element → the interface of its nodes: "dialog" → "HTMLDialogElement". */
  readonly elements: Readonly<Record<string, string>>
}

/**
 * A way to be supported: the codes of the seven core browsers in their order, divided by commas, empty for no support;
 * then the Baseline status and the `YYYY-MM-DD` since which the entry has been newly available, where they are known.
 */
export type SupportRow = readonly [codes: string, baseline?: BaselineStatus, newly?: string]

/** What an entry is to code, as far as its key does not tell. */
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

/** The name that most entries with such a key have, without parentheses. */
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
