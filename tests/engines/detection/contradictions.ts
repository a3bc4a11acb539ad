import { browserLabels, type CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'

/** How the test of an entry and the data can contradict each other. */
export const kinds = {
  missing: 'The data says that the engine has it, and the test is false.',
  present: 'The data says that the engine lacks it, and the test is true.',
  notInPart:
    'The data says that the engine has it in part, the remark says that the test is true all the same, and it is false.',
  presentOnHttp:
    'Web IDL limits it to secure contexts, and the test is true on http: name it in src/ingest/sources/shown-on-http.json.',
  missingOnHttp:
    'Web IDL does not limit it to secure contexts, and the test is false on http alone.',
} as const

export type Kind = keyof typeof kinds

const kindNames = ['missing', 'present', 'notInPart', 'presentOnHttp', 'missingOnHttp'] as const

/** By kind, then by cause, a sentence: the keys of entries, in order. */
export type Contradictions = Readonly<
  Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>
>

/** The contradictions that are known of an engine, and its version when they were found. */
export type EngineTable = Contradictions & { readonly version: number }

/** What an engine says, a letter by test: "t" and "f" for true and false, "?" for other values, "x" where it throws. */
export type Answers = { readonly secure: string; readonly http: string }

export type Tested = Pick<
  CompatRecord,
  'objectID' | 'support' | 'platforms' | 'secureContext' | 'testRemark'
>

type Measured = {
  readonly answers: Answers
  readonly browser: CoreBrowser
  readonly version: number
}

/** A contradiction: its kind and the key of the entry. */
export type Found = readonly [kind: Kind, key: string]

/** The contradictions between the data and what an engine answers, without those that an entry above has as well. */
export function contradictionsIn(entries: readonly Tested[], measured: Measured): readonly Found[] {
  const all = allIn(entries, measured)
  const known = new Set(all.map(([kind, key]) => `${kind} ${key}`))
  return all.filter(([kind, key]) => !known.has(`${kind} ${key.slice(0, key.lastIndexOf('.'))}`))
}

function allIn(
  entries: readonly Tested[],
  { answers: { secure, http }, browser, version }: Measured,
): readonly Found[] {
  return entries.flatMap((entry, place): readonly Found[] => {
    const [isThere, isOnHttp] = [secure[place] === 't', http[place] === 't']
    // What is announced for a version is there once that version is.
    const { answer, blockers } = verdictOf(entry, onlyThese({ [browser]: version }), '9999-12-31')
    const { objectID: key, secureContext: isSecure = false, testRemark = '' } = entry
    const isSaid = /: (.+)\.$/
      .exec(testRemark)?.[1]
      ?.split(', ')
      .includes(browserLabels[browser].name)
    const isPartial = blockers.some(({ how }) => how === 'partial')
    return [
      ...(answer === 'yes' && !isThere ? [['missing', key] as const] : []),
      ...(answer === 'no' && isThere ? [['present', key] as const] : []),
      ...(isPartial && isSaid && !isThere ? [['notInPart', key] as const] : []),
      ...(isSecure && isOnHttp ? [['presentOnHttp', key] as const] : []),
      ...(!isSecure && isThere && !isOnHttp ? [['missingOnHttp', key] as const] : []),
    ]
  })
}

/** The cause of rows that nobody has looked at. */
export const NO_CAUSE = 'Name the cause.'

/** The table with the contradictions that were found: known ones keep their cause, vanished ones go. */
export function renewed(
  table: Contradictions,
  found: readonly Found[],
  version: number,
): EngineTable {
  const causes = new Map(
    rowsOf(table).map(([kind, key, cause]) => [`${kind} ${key}`, cause] as const),
  )
  const rows: Partial<Record<Kind, Record<string, string[]>>> = {}
  for (const [kind, key] of found.toSorted(([, a], [, b]) => (a < b ? -1 : 1))) {
    const ofKind = (rows[kind] ??= {})
    const keys = (ofKind[causes.get(`${kind} ${key}`) ?? NO_CAUSE] ??= [])
    keys.push(key)
  }
  return { version, ...rows }
}

/** Each contradiction that the table does not know, and each known one that is gone, as a line. */
export function differences(table: Contradictions, found: readonly Found[]): readonly string[] {
  const known = new Set(rowsOf(table).map(([kind, key]) => `${kind} ${key}`))
  const now = new Set(found.map(([kind, key]) => `${kind} ${key}`))
  return [
    ...found
      .filter(([kind, key]) => !known.has(`${kind} ${key}`))
      .map(([kind, key]) => `unknown: ${key}. ${kinds[kind]}`),
    ...rowsOf(table)
      .filter(([kind, key]) => !now.has(`${kind} ${key}`))
      .map(([kind, key, cause]) => `gone: ${key} (${kind}). ${cause}`),
  ]
}

/** The rows of a table: kind, key and cause. */
export function rowsOf(
  table: Contradictions,
): readonly (readonly [kind: Kind, key: string, cause: string])[] {
  return kindNames.flatMap((kind) =>
    Object.entries(table[kind] ?? {}).flatMap(([cause, keys]) =>
      keys.map((key) => [kind, key, cause] as const),
    ),
  )
}
