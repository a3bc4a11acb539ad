import * as v from 'valibot'

import { listedSpec } from '#catalogue/specs/record.ts'
import { escapeMarkdown } from '#lib/formats/markdown.ts'
import { lifecycleNames } from '#lib/glossary.ts'
import { type Infer, texts } from '#lib/schema.ts'
import type { CopiedFacts, DetailProps } from '#routes/detail/detail-definition.ts'
import type { RecordAnswer } from '#routes/detail/record-queries.ts'
import { type FeatureRef, featureRef, type HitOf } from '#routes/detail/record-requests.ts'

import {
  checkedFeature,
  definedEntryShape,
  type SpecDetail,
  type specNeighbour,
  specShape,
} from './spec-queries.ts'

export type SpecEntry = HitOf<typeof definedEntryShape>

/** Another level of its series, a related specification or a replacement. */
export type SpecNeighbour = HitOf<typeof specNeighbour>

export type SpecContent = {
  readonly record: SpecDetail
  readonly entries: readonly SpecEntry[]
  /** Exceeds the length of `entries` if a response cannot hold all of them. */
  readonly entryCount: number
}

export type SpecProps = DetailProps<SpecContent>

/** The data that a list row passes on; other links pass less. */
export const specPreview = v.object({
  ...v.pick(listedSpec, ['objectID', 'title', 'shortTitle', 'org', 'status', 'maturity']).entries,
  groups: v.optional(texts),
})

export type SpecPreview = Infer<typeof specPreview>

export function readSpec({ hits, total }: RecordAnswer): SpecContent | undefined {
  const [record] = hits(specShape)
  return (
    record && { record, entries: hits(definedEntryShape), entryCount: total(definedEntryShape) }
  )
}

export function featuresIn({ hits }: RecordAnswer): readonly FeatureRef[] {
  return [...hits(featureRef), ...checkedIn({ hits })]
}

/** The features that were loaded with the data for a verdict. */
export function checkedIn({
  hits,
}: Pick<RecordAnswer, 'hits'>): readonly HitOf<typeof checkedFeature>[] {
  return hits(checkedFeature)
}

/** Sorts by depth, then by name: interfaces before their members. */
export function shallowFirst(entries: readonly SpecEntry[]): readonly SpecEntry[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return entries.toSorted((a, b) => a.depth - b.depth || compare(a.name, b.name))
}

/** The levels of its series among the neighbours, in order, without duplicates. */
export function seriesLevelsOf(
  { series }: Pick<SpecDetail, 'series'>,
  neighbours: readonly SpecNeighbour[],
): readonly SpecNeighbour[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const byId = new Map(neighbours.map((spec) => [spec.objectID, spec]))
  return [...byId.values()]
    .filter((spec) => spec.series === series)
    .toSorted((a, b) => compare(a.level ?? '', b.level ?? '') || compare(a.objectID, b.objectID))
}

/** The items with ids, in the order of the ids. */
export function inOrderOfIds<Item extends { readonly objectID: string }>(
  ids: readonly string[],
  items: readonly Item[],
): readonly Item[] {
  return ids.flatMap((id) => items.find((item) => item.objectID === id) ?? [])
}

/** Formats title, status and addresses as a Markdown section. */
export function specMarkdown(spec: SpecDetail, { address }: Pick<CopiedFacts, 'address'>): string {
  const { title, org, status, maturity, url, standing } = spec
  return [
    `## ${escapeMarkdown(title)}`,
    escapeMarkdown([org, maturity ?? status].join(', ')),
    ...(standing === 'good' ? [] : [`**${lifecycleNames[standing]}**`]),
    `<${url}>`,
    `<${address}>`,
  ].join('\n\n')
}
