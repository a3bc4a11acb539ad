import { content } from 'virtual:content'

import { SUPPORT_BUCKETS } from '#contracts/content.ts'
import {
  type SupportBucket,
  supportBucketSchema,
  type SupportStatement,
} from '#contracts/support-statements.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { PREVIEW } from '#lib/support-code.ts'
import { compareVersions } from '#lib/version.ts'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'

/** Browser → statements, newest first. */
export type Statements = SupportBucket[string]

/** All support statements of an entry; `failed` also if the content file lacks the entry. */
export function useStatements(key: string): ContentState<Statements> {
  const url = content.urls.support[bucketOf(key, SUPPORT_BUCKETS)]
  const state = useContent(url ?? null, supportBucketSchema)
  if (state.status !== 'ready') return state
  const value = Object.hasOwn(state.value, key) ? state.value[key] : undefined
  return value === undefined ? { status: 'failed' } : { status: 'ready', value }
}

type Flag = NonNullable<SupportStatement['flags']>[number]

export type StatementRun = { readonly type: 'text' | 'code'; readonly value: string }

/** Text of the version column: "105", "≤79", "1–64", "Preview", "No". */
export function versionText({ added, removed, last = removed }: SupportStatement): string {
  if (added === false) return 'No'
  const from = added === PREVIEW ? 'Preview' : added
  return last === undefined || removed === PREVIEW ? from : `${from}–${last}`
}

/** The newest first, also where several names run in parallel. */
export function newestStatementsFirst(
  statements: readonly SupportStatement[],
): readonly SupportStatement[] {
  return statements.toSorted((a, b) => compareVersions(String(b.added), String(a.added)))
}

/** A preview has removed nothing yet. */
function isRemoved({ removed }: SupportStatement): boolean {
  return removed !== undefined && removed !== PREVIEW
}

/** Whether a browser no longer supports the entry, according to all of its statements. */
export function isGone(statements: readonly SupportStatement[]): boolean {
  return statements.every((statement) => statement.added === false || isRemoved(statement))
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
    ...(removed === PREVIEW ? [[text('Removed in the preview.')]] : []),
    ...(isRemoved(statement) && gone ? [[text(`Removed in ${boundText(removed)}.`)]] : []),
  ]
}

function boundText(version = ''): string {
  return version.startsWith('≤') ? `${version.slice(1)} or earlier` : version
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
  const { added, partial, prefix, alternativeName, flags } = statement
  if (added === false) return 'missing'
  if (isRemoved(statement)) return gone ? 'missing' : 'partial'
  const isShort =
    added === PREVIEW || partial || prefix !== undefined || alternativeName !== undefined
  return isShort || flags !== undefined ? 'partial' : 'plain'
}
