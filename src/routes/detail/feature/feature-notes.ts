import { content } from 'virtual:content'

import { browserList } from '#catalogue/browser-list.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import { NOTES_BUCKETS } from '#contracts/content.ts'
import {
  type FeatureNotes,
  type NotedFeature,
  type NotedVersions,
  notesBucketSchema,
} from '#contracts/feature-notes.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'

/** A note from caniuse with the versions that it applies to. */
export type Remark = NonNullable<FeatureNotes['remarks']>[number]

const nothing: NotedFeature = {}

/** The notes of a feature; most features have none. */
export function useFeatureNotes(id: string): ContentState<NotedFeature> {
  const url = content.urls.notes[bucketOf(id, NOTES_BUCKETS)]
  const state = useContent(url ?? null, notesBucketSchema)
  if (state.status !== 'ready') return state
  const value = Object.hasOwn(state.value, id) ? state.value[id] : undefined
  return { status: 'ready', value: value ?? nothing }
}

/** Whether a feature has neither issues nor notes nor bugs. */
export function hasNoNotes({ issues, remarks, parts, tracked }: FeatureNotes): boolean {
  return [issues, remarks, parts, tracked].every((notes) => notes === undefined)
}

/** "Chrome and Edge 125–150; Firefox 147 and later": groups browsers with the same versions. */
export function whereText(where: readonly NotedVersions[]): string {
  const groups = new Map<string, CoreBrowser[]>()
  for (const { browser, versions } of where) {
    groups.set(versions, [...(groups.get(versions) ?? []), browser])
  }
  return [...groups]
    .map(([versions, browsers]) => `${browserList(browsers).join(', ')} ${versions}`)
    .join('; ')
}
