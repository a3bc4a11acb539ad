/** Limits how much of a thread's time one kind of work may take. */
export type WorkShare = {
  /** Whether there is time for more of this work now. */
  readonly isFree: () => boolean
  /** Notes work that was done, in milliseconds. */
  readonly add: (worked: number) => void
}

type WorkShareOptions = {
  /** Of the time of the thread, from 0 to 1. */
  readonly share: number
  /** Work that may be done at once before the share applies, in milliseconds. */
  readonly burst: number
  readonly now: () => number
}

/** Counts work as a debt, which time pays off at the rate of the share: a leaky bucket. */
export function createWorkShare({ share, burst, now }: WorkShareOptions): WorkShare {
  let debt = 0
  let since = now()
  const payOff = () => {
    const time = now()
    debt = Math.max(0, debt - (time - since) * share)
    since = time
  }
  return {
    isFree: () => {
      payOff()
      return debt < burst
    },
    add: (worked) => {
      payOff()
      debt += worked
    },
  }
}
