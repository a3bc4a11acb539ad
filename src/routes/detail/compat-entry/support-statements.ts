import { content } from 'virtual:content'

import type { NoteNode, SupportBucket, SupportStatement } from '#catalogue/content.ts'
import { SUPPORT_BUCKETS } from '#catalogue/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import type { Check } from '#lib/shapes.ts'
import { isEither, isListOf, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { useContent } from '#routes/detail/use-content.ts'

/** Browser → statements, newest first. */
export type Statements = SupportBucket[string]

/** All support statements of an entry, from the content file that holds its key; `failed` also where it lacks it. */
export function useStatements(key: string): ContentState<Statements> {
  const url = content.urls.support[bucketOf(key, SUPPORT_BUCKETS)]
  const state = useContent(url ?? null, isSupportBucket)
  if (state.status !== 'ready') return state
  const value = Object.hasOwn(state.value, key) ? state.value[key] : undefined
  return value === undefined ? { status: 'failed' } : { status: 'ready', value }
}

const isNoteNode: Check<NoteNode> = isEither(
  isShape<{ readonly type: 'text' | 'code' | 'em'; readonly value: string }>({
    type: isOneOf(['text', 'code', 'em']),
    value: isText,
  }),
  isShape<{ readonly type: 'link'; readonly href: string; readonly value: string }>({
    type: isOneOf(['link']),
    href: isText,
    value: isText,
  }),
)

const isStatement = isShape<SupportStatement>({
  added: isEither(isText, isOneOf([false])),
  removed: isOptional(isText),
  partial: isOptional(isOneOf([true])),
  prefix: isOptional(isText),
  alternativeName: isOptional(isText),
  flags: isOptional(
    isListOf(isShape<Flag>({ type: isText, name: isText, value: isOptional(isText) })),
  ),
  notes: isOptional(isListOf(isListOf(isNoteNode))),
})

type Flag = NonNullable<SupportStatement['flags']>[number]

/** Whether a file holds support tables: key → browser → statements. */
export const isSupportBucket: Check<SupportBucket> = isTableOf(isTableOf(isListOf(isStatement)))
