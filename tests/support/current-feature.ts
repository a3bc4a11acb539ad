import type { FeatureRecord } from '#catalogue/features/record.ts'

import { loadCatalogue } from './catalogue.ts'

/** Gives the id that a feature has in the installed data for one that it had. */
export async function readCurrentIds(): Promise<(id: string) => string> {
  const { content } = await loadCatalogue()
  const former = new Map(Object.entries(content.redirects.features ?? {}))
  return (id) => former.get(id)?.[0] ?? id
}

/** The feature of an id in the installed data: under its present id if it was renamed, or any if it is gone. */
export async function currentFeature(id: string): Promise<FeatureRecord> {
  const { records, content } = await loadCatalogue()
  const ids = new Set([id, ...(content.redirects.features?.[id] ?? [])])
  const found = records.features.find(({ objectID }) => ids.has(objectID))
  const feature = found ?? records.features[0]
  if (feature === undefined) throw new Error('The data has no features.')
  return feature
}
