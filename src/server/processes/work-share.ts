/** Limits the share of a thread's time for one kind of work. */
export type WorkShare = {
  readonly isFree: () => boolean
  readonly add: (worked: number) => void
}

type WorkShareOptions = {
  /** Share of the thread's time, from 0 to 1. */
  readonly share: number
  /** Milliseconds of work allowed at once, before the share applies. */
  readonly burst: number
  readonly now: () => number
}

/** A leaky bucket: work is a debt that time pays off at the rate of the share. */
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
