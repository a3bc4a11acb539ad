/**
 * A place (where a word occurs in a record) in 32 bits: attribute (11), position in the attribute
 * (20), and whether the word is the whole value (1). Ascending codes are in reading order.
 */
export type PlaceCode = number

/** The greatest attribute number; all later attributes share it. */
export const MAX_ATTRIBUTE = 2047

/** The position of all words after the first thousand of a record. It is near no other word. */
export const FAR = 0xf_ff_ff

/** Unused positions between two values of an attribute, to keep their words apart. */
export const VALUE_GAP = 8

export function placeCode(attribute: number, position: number, whole: boolean): PlaceCode {
  const safe = Math.min(position, FAR)
  return ((Math.min(attribute, MAX_ATTRIBUTE) << 21) | (safe << 1) | Number(whole)) >>> 0
}

export function attributeOf(code: PlaceCode): number {
  return code >>> 21
}

export function positionOf(code: PlaceCode): number {
  return (code >>> 1) & FAR
}

export function isWhole(code: PlaceCode): boolean {
  return (code & 1) === 1
}
