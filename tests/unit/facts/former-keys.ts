/** Where keys went that web-features names and the compat data has renamed: `renamed-keys.data.test.ts` compares that. */
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content } = await loadCatalogue()

/** By the key of today, the keys that it has replaced. */
const formerKeys = new Map<string, string[]>()
for (const [former, targets] of Object.entries(content.redirects.compat)) {
  for (const to of targets) formerKeys.set(to, [...(formerKeys.get(to) ?? []), former])
}

type Dated = { readonly baseline: unknown; readonly baseline_low_date?: string | undefined }

/** The own status of a key, else of the keys that it has replaced the one that was reached last, if it was. */
export function statusNow<Status extends Dated>(
  key: string,
  statusOf: (key: string) => Status | undefined,
): Status | undefined {
  const own = statusOf(key)
  if (own !== undefined) return own
  const found = (formerKeys.get(key) ?? []).flatMap((former) => statusOf(former) ?? [])
  const dayOf = ({ baseline_low_date: day = '' }: Dated) => Number(day.replaceAll(/\D/g, ''))
  return (
    found.find(({ baseline }) => baseline === false) ??
    found.toSorted((a, b) => dayOf(b) - dayOf(a))[0]
  )
}

/** The keys that have replaced others. */
export const presentKeys: readonly string[] = [...formerKeys.keys()]
