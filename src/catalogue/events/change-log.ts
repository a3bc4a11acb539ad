import * as v from 'valibot'

import { type Infer, texts } from '#lib/schema.ts'

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

const loggedChange = v.object({
  /** The version of web-features that brought it. */
  version: v.string(),
  /** `YYYY-MM-DD` of the data in that version. */
  day: v.string(),
  kind: v.picklist(changeLogKinds),
  /** The id of the feature before the change. */
  id: v.string(),
  /** Its name after the change, or its last one. */
  name: v.string(),
  /** What it has become: one id if it was renamed or merged, several if it was split. */
  to: v.optional(texts),
  /** Of a moved date: that of which status. */
  step: v.optional(v.picklist(['newly', 'widely'])),
  /** The status or, of a moved date, the day; before and after. */
  before: v.optional(v.string()),
  after: v.optional(v.string()),
  /** Of a status that it got late: since when it has it, `YYYY-MM-DD`. */
  since: v.optional(v.string()),
})

export type LoggedChange = Infer<typeof loggedChange>

/** The content file. */
export const changesSchema = v.array(loggedChange)

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
