/** What three months of the data packages rename, drop or add in a table of new things: one in ten, or three. */
const SHARE = 1 / 10
const LEAST = 3

/**
 * The differences of a table of the project from the data, if there are more than there may be: none with the packages that
 * the checkout was written with, one in ten with others, which the environment says with `DATA_PACKAGES`.
 */
export function tooMany<Difference>(
  differences: readonly Difference[],
  total: number,
): readonly Difference[] {
  const most = process.env.DATA_PACKAGES === undefined ? 0 : Math.max(LEAST, total * SHARE)
  return differences.length > most ? differences : []
}
