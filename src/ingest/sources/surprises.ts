/** Takes note of something unexpected that leaves what is shown true: "holds the HTML tag <b>, shown as text". */
export type Notice = (what: string) => void

/** What was unexpected while records were built, gathered for the maintainer who updates the packages. */
export type Surprises = {
  /** Takes notes about one record or text. */
  readonly of: (owner: string) => Notice
  /** A sentence for each kind of surprise, with the first owner. */
  readonly sentences: () => readonly string[]
}

export function collectSurprises(): Surprises {
  const owners = new Map<string, Set<string>>()
  return {
    of: (owner) => (what) => {
      owners.set(what, (owners.get(what) ?? new Set<string>()).add(owner))
    },
    sentences: () =>
      Array.from(owners, ([what, found]) => {
        const [first = ''] = found
        const others = found.size > 1 ? ` (and ${String(found.size - 1)} more)` : ''
        return `${first}${others} ${what}.`
      }),
  }
}
