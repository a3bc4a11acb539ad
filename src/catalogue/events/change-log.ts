import { isListOf, isOneOf, isOptional, isShape, isText } from '#lib/shapes.ts'

/** How a release of web-features differs from the one before, beyond what its timelines tell. */
export const changeLogKinds = [
  'new',
  'renamed',
  'merged',
  'split',
  'gone',
  'lost',
  'regained',
  'gained',
  'moved',
] as const

/** Those that change what was said about Baseline. */
export const baselineChangeKinds = ['lost', 'regained', 'gained', 'moved'] as const

export type LoggedChange = {
  /** The version of web-features that brought it. */
  readonly version: string
  /** `YYYY-MM-DD` of the data in that version. */
  readonly day: string
  readonly kind: (typeof changeLogKinds)[number]
  /** The id of the feature before the change. */
  readonly id: string
  /** Its name after the change, or its last one. */
  readonly name: string
  /** What it has become: one id if it was renamed or merged, several if it was split. */
  readonly to?: readonly string[] | undefined
  /** Of a moved date: that of which status. */
  readonly step?: 'newly' | 'widely' | undefined
  /** The status or, of a moved date, the day; before and after. */
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** Of a status that it got late: since when it has it, `YYYY-MM-DD`. */
  readonly since?: string | undefined
}

export const isLoggedChange = isShape<LoggedChange>({
  version: isText,
  day: isText,
  kind: isOneOf(changeLogKinds),
  id: isText,
  name: isText,
  to: isOptional(isListOf(isText)),
  step: isOptional(isOneOf(['newly', 'widely'])),
  before: isOptional(isText),
  after: isOptional(isText),
  since: isOptional(isText),
})

/** What each refresh changed, from old to new, by current ids. */
export type ChangeLog = {
  readonly all: readonly LoggedChange[]
  /** The changes of a feature and of those that it was before. */
  readonly of: (id: string) => readonly LoggedChange[]
  /** The first known id of a feature that was renamed; else its id. */
  readonly firstId: (id: string) => string
  /** What a feature is called now, or the first of what it has become. */
  readonly currentId: (id: string) => string
}

export function readChangeLog(all: readonly LoggedChange[]): ChangeLog {
  const first = new Map<string, string>()
  const next = new Map<string, string>()
  const own = new Map<string, readonly LoggedChange[]>()
  const note = (id: string, change: LoggedChange) => own.set(id, [...(own.get(id) ?? []), change])
  for (const change of all) {
    const { kind, id, to = [] } = change
    note(id, change)
    const [successor] = to
    if (successor !== undefined) next.set(id, successor)
    // A former id can be given again.
    for (const live of to) next.delete(live)
    if (kind === 'renamed' && successor !== undefined) {
      first.set(successor, first.get(id) ?? id)
      own.set(successor, own.get(id) ?? [])
    } else {
      for (const part of to) note(part, change)
    }
  }
  return {
    all,
    of: (id) => own.get(id) ?? [],
    firstId: (id) => first.get(id) ?? id,
    currentId: (id) => lastOf(id, next),
  }
}

/** Follows an id to the one that nothing has replaced. */
function lastOf(id: string, next: ReadonlyMap<string, string>): string {
  let last = id
  for (let to = next.get(id); to !== undefined; to = next.get(to)) last = to
  return last
}

export const noChanges: ChangeLog = readChangeLog([])
