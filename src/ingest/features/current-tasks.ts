import type { Surprises } from '#ingest/sources/surprises.ts'
import type { Tasks } from '#ingest/tasks/tasks.ts'

type Records = {
  /** The live records that an id means; none where nothing took its place. */
  readonly currentIds: (id: string) => readonly string[]
  readonly surprises: Pick<Surprises, 'of'>
}

/**
 * Phrases by the ids that the records have now: those of a record that was renamed or split follow it, those of one that
 * is gone are left out. The surprises name both.
 */
export function currentTasks(tasks: Tasks, { currentIds, surprises }: Records): Tasks {
  const current = new Map<string, readonly string[]>()
  for (const [id, phrases] of tasks) {
    const targets = currentIds(id)
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
