import type { Step } from '#ingest/sources/progress.ts'
import { formatCount } from '#lib/format-count.ts'

/** Reports what a long start is doing. */
export type Progress = {
  /** Another step, or more of the same one. */
  readonly report: (step: Step) => void
  /** Ends the last step. What is reported later is not printed: visitors are answered by then. */
  readonly finish: () => void
}

const heading = 'Preparing the page and its search indices. The next start needs to do none of it.'

/**
 * Prints a heading before the first step, and a line a step with the seconds it took. On a terminal the line of the step under way is rewritten as
 * it goes on; elsewhere only whole steps are printed.
 */
export function createProgress(
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  now: () => number = performance.now.bind(performance),
): Progress {
  let isBegun = false
  let isFinished = false
  let current: { readonly last: Step; readonly since: number } | undefined
  const line = (): string =>
    current === undefined
      ? ''
      : `  ${describe(current.last)} (${((now() - current.since) / 1000).toFixed(1)} s)`
  const endStep = (): void => {
    if (current !== undefined) out.write(`${out.isTTY ? '\r\u001b[K' : ''}${line()}\n`)
    current = undefined
  }
  return {
    report(step) {
      if (isFinished) return
      if (!isBegun) out.write(`${heading}\n\n`)
      isBegun = true
      if (current?.last.step !== step.step) endStep()
      current = { last: step, since: current?.since ?? now() }
      if (out.isTTY) out.write(`\r\u001b[K${line()}`)
    },
    finish() {
      endStep()
      isFinished = true
    },
  }
}

function describe({ step, done, total }: Step): string {
  if (done === undefined) return step
  const number = formatCount(done)
  return total === undefined ? `${step}: ${number}` : `${step}: ${number} of ${formatCount(total)}`
}
