import { content } from 'virtual:content'

import type { SupportBucket, SupportStatement } from '#contracts/content.ts'
import { SUPPORT_BUCKETS } from '#contracts/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import type { Check } from '#lib/shapes.ts'
import { isEither, isListOf, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { isNote } from '#routes/detail/notes.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'
import { useContent } from '#routes/detail/use-content.ts'

/** Browser → statements, newest first. */
export type Statements = SupportBucket[string]

/** All support statements of an entry; `failed` also if the content file lacks the entry. */
export function useStatements(key: string): ContentState<Statements> {
  const url = content.urls.support[bucketOf(key, SUPPORT_BUCKETS)]
  const state = useContent(url ?? null, isSupportBucket)
  if (state.status !== 'ready') return state
  const value = Object.hasOwn(state.value, key) ? state.value[key] : undefined
  return value === undefined ? { status: 'failed' } : { status: 'ready', value }
}

type Flag = NonNullable<SupportStatement['flags']>[number]

const isStatement = isShape<SupportStatement>({
  added: isEither(isText, isOneOf([false])),
  removed: isOptional(isText),
  last: isOptional(isText),
  tracked: isOptional(isListOf(isText)),
  partial: isOptional(isOneOf([true])),
  prefix: isOptional(isText),
  alternativeName: isOptional(isText),
  flags: isOptional(
    isListOf(isShape<Flag>({ type: isText, name: isText, value: isOptional(isText) })),
  ),
  notes: isOptional(isListOf(isNote)),
})

/** Whether a value is a support bucket: key → browser → statements. */
export const isSupportBucket: Check<SupportBucket> = isTableOf(isTableOf(isListOf(isStatement)))

export type StatementRun = { readonly type: 'text' | 'code'; readonly value: string }

/** Text of the version column: "105", "≤79", "1–64", "Preview", "No". */
export function versionText({ added, removed, last = removed }: SupportStatement): string {
  if (added === false) return 'No'
  const from = added === 'preview' ? 'Preview' : added
  return last === undefined ? from : `${from}–${last}`
}

/** Whether a browser no longer supports the entry, according to all of its statements. */
export function isGone(statements: readonly SupportStatement[]): boolean {
  return statements.every(({ added, removed }) => added === false || removed !== undefined)
}

/**
 * The restrictions of a statement as sentences: partial support, prefix, alternative name, flags,
 * and removal. Removal is mentioned only if no later range follows, i.e. if the support is gone.
 * Empty for plain support.
 */
export function statementCaveats(
  statement: SupportStatement,
  gone: boolean,
): readonly (readonly StatementRun[])[] {
  const { removed, partial, prefix, alternativeName, flags = [] } = statement
  return [
    ...(partial ? [[text('Partial support.')]] : []),
    ...(prefix === undefined ? [] : [[text('Requires prefix '), code(prefix), text('.')]]),
    ...(alternativeName === undefined
      ? []
      : [[text('Alternative name '), code(alternativeName), text('.')]]),
    ...flags.map(flagRuns),
    ...(removed === undefined || !gone ? [] : [[text(`Removed in ${removed}.`)]]),
  ]
}

function flagRuns({ name, value }: Flag): readonly StatementRun[] {
  const setting = value === undefined ? [] : [text(' set to '), code(value)]
  return [text('Requires flag '), code(name), ...setting, text('.')]
}

function text(value: string): StatementRun {
  return { type: 'text', value }
}

function code(value: string): StatementRun {
  return { type: 'code', value }
}

export function statementKind(
  statement: SupportStatement,
  gone: boolean,
): 'plain' | 'partial' | 'missing' {
  const { added, removed, partial, prefix, alternativeName, flags } = statement
  if (added === false) return 'missing'
  if (removed !== undefined) return gone ? 'missing' : 'partial'
  const isShort =
    added === 'preview' || partial || prefix !== undefined || alternativeName !== undefined
  return isShort || flags !== undefined ? 'partial' : 'plain'
}
