import type { SupportStatement } from '#catalogue/content.ts'

type Flag = NonNullable<SupportStatement['flags']>[number]

/** A piece of a sentence; `code` is typed by a developer. */
export type StatementRun = { readonly type: 'text' | 'code'; readonly value: string }

/** What the version column shows: "105", "≤79", "1–64", "Preview", "No". */
export function versionText({ added, removed }: SupportStatement): string {
  if (added === false) return 'No'
  const from = added === 'preview' ? 'Preview' : added
  return removed === undefined ? from : `${from}–${removed}`
}

/**
 * How a statement falls short of plain support, a list of sentences: removal, parts, prefix, other name, flags. None
 * for plain support.
 */
export function statementCaveats(
  statement: SupportStatement,
): readonly (readonly StatementRun[])[] {
  const { removed, partial, prefix, alternativeName, flags = [] } = statement
  return [
    ...(partial ? [[text('Supported in part.')]] : []),
    ...(prefix === undefined ? [] : [[text('With the prefix '), code(prefix), text('.')]]),
    ...(alternativeName === undefined
      ? []
      : [[text('Under the name '), code(alternativeName), text('.')]]),
    ...flags.map(flagRuns),
    ...(removed === undefined ? [] : [[text(`Removed in ${removed}.`)]]),
  ]
}

function flagRuns({ type, name, value }: Flag): readonly StatementRun[] {
  const kind = type === 'preference' ? 'the preference' : 'the flag'
  const setting = value === undefined ? [] : [text(' set to '), code(value)]
  return [text(`Behind ${kind} `), code(name), ...setting, text('.')]
}

function text(value: string): StatementRun {
  return { type: 'text', value }
}

function code(value: string): StatementRun {
  return { type: 'code', value }
}

/** How a statement looks in the table. */
export function statementKind(statement: SupportStatement): 'plain' | 'partial' | 'missing' {
  const { added, removed, partial, prefix, alternativeName, flags } = statement
  if (added === false || removed !== undefined) return 'missing'
  const isShort =
    added === 'preview' || partial || prefix !== undefined || alternativeName !== undefined
  return isShort || flags !== undefined ? 'partial' : 'plain'
}
