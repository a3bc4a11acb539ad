import { content } from 'virtual:content'

import { epochSeconds } from '#lib/dates.ts'
import { today } from '#routes/today.ts'

/** Days without new data after which every view says so: the third weekly refresh is missing. */
const LATE = 21

/** Last in the footer, so that nothing moves when it appears. */
export function LateData() {
  const { checkedOn = content.summary.asOf } = content
  const days = (epochSeconds(today()) - epochSeconds(checkedOn)) / 86_400
  if (days <= LATE) return null
  return (
    <p>
      {`The data has not been renewed for ${Math.floor(days / 7)} weeks. It may lack newer releases.`}
    </p>
  )
}
