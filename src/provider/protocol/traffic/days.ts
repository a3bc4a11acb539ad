/** A span of UTC days, both inclusive: `YYYY-MM-DD`. */
export type DaySpan = { readonly from: string; readonly to: string }

const DAY = 86_400_000

/** The UTC day of a time (milliseconds since 1970): `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Every day of a span: `YYYY-MM-DD`. */
export function daysIn({ from, to }: DaySpan): readonly string[] {
  const first = Date.parse(from)
  const count = Math.max(0, Math.floor((Date.parse(to) - first) / DAY) + 1)
  return Array.from({ length: count }, (_, place) => dayOf(first + place * DAY))
}
