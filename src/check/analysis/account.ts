/**
 * What becomes of a part of code, one of these. `entry`: it has entries. `plain`: it has none and needs none, because
 * it comes with the entry around it, or has always worked. `vendor`: one engine alone is meant. `custom`: the code
 * names it itself. `unknown`: a name that the data does not have. `unread`: it could not be read.
 */
export const partClasses = ['entry', 'plain', 'vendor', 'custom', 'unknown', 'unread'] as const

export type PartClass = (typeof partClasses)[number]

/** What a name is, as the singular of its kind. */
export type NameKind =
  | 'at-rule'
  | 'attribute'
  | 'condition'
  | 'element'
  | 'function'
  | 'global name'
  | 'member'
  | 'property'
  | 'selector'
  | 'syntax'
  | 'unit'
  | 'value'

/** A part, and what becomes of it. */
export type Fate = {
  readonly is: PartClass
  readonly kind: NameKind
  /** As it is written, with its marks: "@when", ":matches()". */
  readonly name: string
}

/** The number of parts of each class. */
export type FateCounts = Readonly<Record<PartClass, number>>

export const noParts: FateCounts = {
  entry: 0,
  plain: 0,
  vendor: 0,
  custom: 0,
  unknown: 0,
  unread: 0,
}

export function sumOfParts(all: readonly FateCounts[]): FateCounts {
  const sum = { ...noParts }
  for (const counts of all) for (const each of partClasses) sum[each] += counts[each]
  return sum
}

/** The class of a part with or without entries. */
export const fateWith = (keys: readonly unknown[], otherwise: PartClass): PartClass =>
  keys.length > 0 ? 'entry' : otherwise

/** Whether a name is meant for one engine: "-webkit-box", "webkitFullscreen". */
export const isOfVendor = (name: string): boolean =>
  /^[@:]*-(?:webkit|moz|ms|o|apple|khtml|epub|wap)-/i.test(name)
