/** Reports something unexpected but harmless: "holds the HTML tag <b>, shown as text". */
export type NoteSurprise = (what: string) => void

/** Unexpected data in a build, for the maintainer who updates the packages. */
export type Surprises = {
  readonly of: (owner: string) => NoteSurprise
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
