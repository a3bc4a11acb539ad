import { positionText, vendors } from '#catalogue/features/opinions.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { FeatureMappings } from '#ingest/sources/mappings.ts'

/** The bounds of the facet `wanted`: a feature has each that its votes reach. */
const BOUNDS = [1, 5, 25, 100]

/**
 * What vendors and developers say about a feature, as filters, columns and an order need it. What
 * they do not say is absent.
 */
export function opinionFields(
  mapped: FeatureMappings = {},
): Pick<FeatureRecord, 'positions' | 'interop' | 'votes' | 'wanted'> {
  const positions = positionsOf(mapped)
  const interop = new Set((mapped.interop ?? []).map(({ year }) => String(year)))
  const votes = mapped.votes?.count
  const wanted = BOUNDS.filter((bound) => votes !== undefined && votes >= bound)
  return {
    ...(positions.length > 0 && { positions }),
    ...(interop.size > 0 && { interop: [...interop].toSorted() }),
    ...(votes !== undefined && { votes }),
    ...(wanted.length > 0 && { wanted: wanted.map((bound) => `${bound}+`) }),
  }
}

/** The answers of vendors; a proposal without one has an empty position. */
function positionsOf({ positions = [] }: FeatureMappings): readonly string[] {
  return vendors.flatMap((vendor) =>
    positions.flatMap((one) =>
      one.vendor === vendor && one.position !== '' ? positionText(vendor, one.position) : [],
    ),
  )
}
