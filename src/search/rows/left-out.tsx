import { pluralize } from '#lib/format-count.ts'

import { Message } from './message.tsx'

type LeftOutProps = {
  readonly count: number
  /** The singular and the plural: "feature", "features". */
  readonly one: string
  readonly noun: string
}

/** Says how many results were left out because they lack attributes of the row. */
export function LeftOut({ count, one, noun }: LeftOutProps) {
  if (count === 0) return null
  return (
    <Message>
      <p>
        {`${pluralize(count, `${one} is`, `${noun} are`)} not shown because the search returned incomplete data.`}
      </p>
    </Message>
  )
}
