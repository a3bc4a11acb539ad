import { content } from 'virtual:content'

import { browserList } from '#catalogue/browser-list.ts'
import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { type FeatureNotes, type NotedVersions, NOTES_BUCKETS } from '#contracts/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { isListOf, isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { isNote } from '#routes/detail/notes.tsx'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'

type ListOf<Name extends keyof FeatureNotes> = Exclude<
  FeatureNotes[Name],
  undefined | number
>[number]

/** A note from caniuse with the versions that it applies to. */
export type Remark = ListOf<'remarks'>

/** A bug for parts that a browser lacks. */
type TrackedBug = ListOf<'tracked'>

const isBrowser = isOneOf<CoreBrowser>(coreBrowsers)
const notedParts = { browsers: isListOf(isBrowser), keys: isListOf(isText), count: isNumber }

export const isNotesBucket = isTableOf(
  isShape<FeatureNotes>({
    caniuse: isOptional(isListOf(isShape<ListOf<'caniuse'>>({ id: isText, title: isText }))),
    issues: isOptional(isListOf(isNote)),
    remarks: isOptional(
      isListOf(
        isShape<Remark>({
          note: isNote,
          where: isListOf(isShape<NotedVersions>({ browser: isBrowser, versions: isText })),
          past: isOptional(isOneOf([true])),
        }),
      ),
    ),
    parts: isOptional(isListOf(isShape<ListOf<'parts'>>({ note: isNote, ...notedParts }))),
    partsTotal: isOptional(isNumber),
    tracked: isOptional(isListOf(isShape<TrackedBug>({ url: isText, ...notedParts }))),
  }),
)

const nothing: FeatureNotes = {}

/** The notes of a feature; most features have none. */
export function useFeatureNotes(id: string): ContentState<FeatureNotes> {
  const url = content.urls.notes[bucketOf(id, NOTES_BUCKETS)]
  const state = useContent(url ?? null, isNotesBucket)
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
