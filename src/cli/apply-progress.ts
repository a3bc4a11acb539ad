import { formatCount } from '#lib/format-count.ts'
import { batchSize, type OnOperation } from '#provision/apply.ts'
import type { Operation } from '#provision/plan.ts'

import type { Terminal } from './terminal.ts'

export type ApplyProgress = {
  readonly onOperation: OnOperation
  /** Called when a batch of the current operation has been sent. */
  readonly onBatch: () => void
}

const count = (number: number): string => formatCount(Math.round(number))

const countOf = (operation: Operation | undefined): number =>
  operation?.kind === 'records' ? operation.records.length : 0

const width = 20

/** The progress bar: records sent of the total, records per second, remaining time. */
export function showBar(done: number, total: number, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0
  const pace = rate > 0 ? `, ${count(rate)}/s, ${duration((total - done) / rate)} left` : ''
  return `${bar(total === 0 ? 1 : done / total)} ${count(done)} of ${count(total)} records${pace}`
}

const summary = (total: number, seconds: number): string =>
  `done, ${count(total)} records, ${count(total / Math.max(seconds, 0.001))} a second`

/** Shows a bar that each batch updates; without a terminal, a line for each operation. */
export function createApplyProgress(
  operations: readonly Operation[],
  { note, status }: Pick<Terminal, 'note' | 'status'>,
  now: () => number = performance.now.bind(performance),
): ApplyProgress {
  const started = now()
  const total = operations.reduce((sum, operation) => sum + countOf(operation), 0)
  let current: Operation | undefined
  let finished = 0
  let sent = 0
  const seconds = (): number => (now() - started) / 1000
  const show = (): void => {
    const what = current ? `: ${current.kind} of ${current.index}` : ''
    status?.(`${showBar(finished + sent, total, seconds())}${what}`)
  }
  return {
    onOperation(operation, done) {
      finished += countOf(current)
      current = operation
      sent = 0
      if (operation !== undefined && status !== undefined) return show()
      const what = operation ? `${operation.kind} of ${operation.index}` : summary(total, seconds())
      note(`${done} of ${operations.length} (${seconds().toFixed(1)} s): ${what}`)
    },
    onBatch() {
      sent = Math.min(sent + batchSize, countOf(current))
      show()
    },
  }
}

function bar(share: number): string {
  const full = Math.floor(share * width)
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}]`
}

/** "1:05" for 65 seconds. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
