import type { BuildStep } from '#ingest/sources/progress.ts'
import { formatCount } from '#lib/format-count.ts'

export type Progress = {
  /** Reports the next step, or progress of the current one. */
  readonly report: (step: BuildStep) => void
  /** Ends the last step. Later reports are ignored, because visitors are already served. */
  readonly finish: () => void
}

const heading = 'Preparing the page and its search indices. The next start needs to do none of it.'

/** Prints a line per step with its duration, which a terminal updates meanwhile. */
export function createProgress(
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  now: () => number = performance.now.bind(performance),
): Progress {
  let isBegun = false
  let isFinished = false
  let current: { readonly last: BuildStep; readonly since: number } | undefined
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

function describe({ step, done, total }: BuildStep): string {
  if (done === undefined) return step
  const number = formatCount(done)
  return total === undefined ? `${step}: ${number}` : `${step}: ${number} of ${formatCount(total)}`
}
