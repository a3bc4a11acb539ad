import { pluralize } from '#lib/format-count.ts'

import { Message } from './message.tsx'

type LeftOutProps = {
  readonly count: number
  /** What they are, one of them and several: "feature", "features". */
  readonly one: string
  readonly noun: string
}

/** Says how many results are not shown, because the provider sent them without what a row needs. Nothing of none. */
export function LeftOut({ count, one, noun }: LeftOutProps) {
  if (count === 0) return null
  return (
    <Message>
      <p>
        {pluralize(count, `${one} is`, `${noun} are`)} not shown because the search returned
        incomplete data.
      </p>
    </Message>
  )
}
