export type DecayingSums = {
  /** The sum of a key; 0 if it is unknown. */
  readonly of: (key: string) => number
  readonly add: (key: string, amount: number) => void
}

type Options = {
  /** Milliseconds after which what was added counts half. */
  readonly halfLife: number
  /** Keys that are remembered, those that were added to last. */
  readonly remembered: number
  /** Milliseconds. */
  readonly now: () => number
}

/** Creates sums of recent amounts, by key. */
export function createDecayingSums({ halfLife, remembered, now }: Options): DecayingSums {
  const sums = new Map<string, { readonly sum: number; readonly at: number }>()
  const of = (key: string): number => {
    const { sum, at } = sums.get(key) ?? { sum: 0, at: 0 }
    return sum * 2 ** ((at - now()) / halfLife)
  }
  return {
    of,
    add(key, amount) {
      const sum = of(key) + amount
      // Move to the end: the first entry of the map is forgotten first.
      sums.delete(key)
      sums.set(key, { sum, at: now() })
      const [oldest] = sums.keys()
      if (sums.size > remembered && oldest !== undefined) sums.delete(oldest)
    },
  }
}
