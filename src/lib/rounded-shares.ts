/**
 * Rounds shares of one whole to one decimal, so that they add up to the rounded whole: each is what
 * the rounded running total grows by. The first is rounded as it is alone.
 *
 * @param shares not negative, with at most three decimals
 */
export function roundedShares(shares: readonly number[]): readonly number[] {
  let total = 0
  return shares.map((share) => {
    const before = shown(total)
    total += share
    return shown(total) - before
  })
}

/** As it is shown alone. Thousandths first, because sums of decimals are not exact. */
function shown(total: number): number {
  return Number((Math.round(total * 1000) / 1000).toFixed(1))
}
