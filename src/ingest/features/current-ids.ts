import type { Surprises } from '#ingest/sources/surprises.ts'
import type { FeaturesSource } from '#ingest/sources/web-features.ts'

type Ids = {
  readonly features: { readonly has: (id: string) => boolean }
  readonly former: FeaturesSource['former']
}

/** The live features of an ID: itself or its successors; none if there are none. */
export function currentIds(id: string, { features, former }: Ids): readonly string[] {
  const seen = new Set<string>()
  const follow = (one: string): readonly string[] => {
    if (features.has(one)) return [one]
    if (seen.has(one)) return []
    seen.add(one)
    return (former.get(one) ?? []).flatMap(follow)
  }
  return [...new Set(follow(id))]
}

type Aliases = ReadonlyMap<string, readonly string[]>

/** Aliases follow renamed or split features; others are dropped. Both are reported. */
export function currentAliases(
  aliases: Aliases,
  ids: Ids,
  surprises: Pick<Surprises, 'of'>,
): Aliases {
  const current = new Map<string, readonly string[]>()
  for (const [id, words] of aliases) {
    const targets = currentIds(id, ids)
    if (!targets.includes(id)) {
      const place = targets.length === 0 ? 'no feature' : targets.join(', ')
      surprises.of(`The alias list of ${id} in src/ingest/features/aliases.ts`)(
        `is for a feature that web-features no longer has: it goes to ${place}`,
      )
    }
    for (const target of targets) {
      current.set(target, [...new Set([...(current.get(target) ?? []), ...words])])
    }
  }
  return current
}
