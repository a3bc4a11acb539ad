/**
 * The clause of a why line that the badge and the cells of a row do not say, in the same markup: the
 * first one. "In every browser since …" is left out; empty if nothing remains.
 */
export function whyClause(why = ''): string {
  const [first = '', second = ''] = why.split(/ · |; /)
  if (!first.startsWith('In every browser')) return first
  return second.startsWith('web-features') ? `W${second.slice(1)}` : ''
}
