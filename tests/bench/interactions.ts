import { line, summarise } from './samples.ts'

/** An interaction of 16 ms or more, as Event Timing reports it. */
export type Interaction = {
  readonly id: number
  readonly kind: 'key' | 'click'
  /** From the input to the next paint, in milliseconds; browsers round it to 8. */
  readonly duration: number
}

/** Runs in the page. Hands each interaction to `window.noteInteraction`, several times if it has several events. */
export function watchInteractions(): void {
  // TypeScript's library does not know the threshold.
  const options = { type: 'event', durationThreshold: 16, buffered: false }
  new PerformanceObserver((entries) => {
    const note: unknown = Reflect.get(window, 'noteInteraction')
    for (const entry of entries.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId') ?? 0)
      const kind = entry.name.startsWith('key') ? 'key' : 'click'
      if (id > 0 && typeof note === 'function') note({ id, kind, duration: entry.duration })
    }
  }).observe(options)
}

/**
 * A line for keys and one for clicks, if there were any. An interaction takes as long as its longest event.
 */
export function describeInteractions(
  label: (what: string) => string,
  noted: readonly Interaction[],
): readonly string[] {
  return (['key', 'click'] as const).flatMap((kind) => {
    const longest = new Map<number, number>()
    for (const { id, duration } of noted.filter((one) => one.kind === kind))
      longest.set(id, Math.max(duration, longest.get(id) ?? 0))
    if (longest.size === 0) return []
    return [line(label(`input to next paint, ${kind}s`), summarise([...longest.values()]))]
  })
}
