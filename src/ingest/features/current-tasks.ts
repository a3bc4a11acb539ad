import type { Surprises } from '../sources/surprises.ts'
import type { Tasks } from '../tasks/tasks.ts'
import { currentIds } from './current-ids.ts'

type Records = Parameters<typeof currentIds>[1] & {
  readonly entries: { readonly has: (key: string) => boolean }
  readonly surprises: Pick<Surprises, 'of'>
}

/**
 * Phrases by the ids that the records have now: those of a feature that was renamed or split follow it, those of a
 * record that is gone are left out. The surprises name both.
 */
export function currentTasks(tasks: Tasks, { entries, surprises, ...ids }: Records): Tasks {
  const current = new Map<string, readonly string[]>()
  for (const [id, phrases] of tasks) {
    const isEntry = id.includes('.')
    const targets = isEntry ? (entries.has(id) ? [id] : []) : currentIds(id, ids)
    if (!targets.includes(id)) {
      const place = targets.length === 0 ? 'no record' : targets.join(', ')
      surprises.of(`The list of ${id} in src/ingest/tasks`)(
        `is for a record that the packages no longer have: it goes to ${place}`,
      )
    }
    for (const target of targets) {
      current.set(target, [...(current.get(target) ?? []), ...phrases])
    }
  }
  return current
}
