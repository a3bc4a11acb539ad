import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { usualName } from '#contracts/code-table.ts'

/*
 * The features that web-features lists without keys of the compat data. By kind: keys that entries of what only the
 * feature has would have. `entries` has keys of the compat data that belong to no feature, and `why` says why no code
 * can show a feature.
 */
import table from './code-features.json' with { type: 'json' }

const kinds = [
  'At-rule',
  'Attribute',
  'CSS function',
  'CSS property',
  'Element',
  'Interface',
  'Method',
  'Property',
  'Pseudo-class',
] as const satisfies readonly CompatKind[]

const calls: ReadonlySet<CompatKind> = new Set(['CSS function', 'Method'])

/** What the code table needs to know of an entry. */
export type CodeRecord = Pick<
  CompatRecord,
  | 'objectID'
  | 'kind'
  | 'name'
  | 'support'
  | 'platforms'
  | 'features'
  | 'featureName'
  | 'baseline'
  | 'newlyDate'
>

/** Entries for features that have none in the compat data, with the support of the feature. */
export function featureEntries(
  features: readonly FeatureRecord[],
  isEntry: (key: string) => boolean,
): readonly CodeRecord[] {
  const byId = new Map(features.map((feature) => [feature.objectID, feature]))
  return kinds.flatMap((kind) =>
    Object.entries(table[kind]).flatMap(([key, id]) => {
      const feature = byId.get(id)
      // The data may have got entries since.
      return feature === undefined || isEntry(key) ? [] : [entryOf(feature, key, kind)]
    }),
  )
}

function entryOf(feature: FeatureRecord, key: string, kind: (typeof kinds)[number]): CodeRecord {
  const usual = usualName(key.split('.'), 'name')
  const { objectID, name, support, baseline, newlyDate } = feature
  return {
    objectID: key,
    kind,
    name: kind === 'Pseudo-class' ? `:${usual}` : usual + (calls.has(kind) ? '()' : ''),
    support,
    platforms: {},
    features: [objectID],
    featureName: [name],
    // The status of an entry says only how available it is.
    baseline: baseline === 'discouraged' ? 'limited' : baseline,
    ...(newlyDate !== undefined && { newlyDate }),
  }
}
