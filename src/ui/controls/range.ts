/** A range that may be open at either end. */
export type Range = { readonly min?: number; readonly max?: number }

/** A range as typed: what was emptied is undefined. */
type TypedRange = { readonly min?: number | undefined; readonly max?: number | undefined }

/** What may be typed, both ends included. */
export type Limits = { readonly min: number; readonly max: number }

/**
 * Corrects a range: ends outside the limits move to the limit, reversed ends are swapped, and ends that are no number
 * or limit nothing are left out.
 */
export function correctRange({ min, max }: TypedRange, limits: Limits): Range {
  const ends = [clamp(min, limits), clamp(max, limits)] as const
  const [low, high] = isReversed(ends) ? [ends[1], ends[0]] : ends
  return {
    ...(low !== undefined && low > limits.min && { min: low }),
    ...(high !== undefined && high < limits.max && { max: high }),
  }
}

function clamp(value: number | undefined, { min, max }: Limits): number | undefined {
  return value === undefined || Number.isNaN(value)
    ? undefined
    : Math.min(max, Math.max(min, value))
}

function isReversed([min, max]: readonly [number | undefined, number | undefined]): boolean {
  return min !== undefined && max !== undefined && min > max
}
