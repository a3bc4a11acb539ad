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
