import * as v from 'valibot'

import {
  type BaselineDates,
  type BaselineStatus,
  baselineStatuses,
  widelyStep,
} from '#catalogue/baseline.ts'

import { dayField } from './fields.ts'
import { isoDayOf } from './record-json.ts'

const described = (description: string) => v.optional(v.pipe(dayField, v.description(description)))

/** The fields of a Baseline status. At most one field names the day of wide availability. */
export const baselineEntries = {
  status: v.pipe(
    v.picklist(baselineStatuses),
    v.description('As in web-features, or "discouraged".'),
  ),
  newlySince: described('The day since which all core browsers support it.'),
  widelySince: described('Thirty months later, if web-features confirms that day.'),
  widelyExpected: described(
    'The day ahead on which it becomes widely available unless support is lost.',
  ),
  widelyDue: described(
    'The day, past, on which its thirty months ended, while web-features still lists it as newly available.',
  ),
  approximate: v.optional(
    v.pipe(v.boolean(), v.description('The source has only an upper bound of the day.')),
  ),
} as const

type DatedRecord = BaselineDates & {
  readonly baseline: BaselineStatus
  readonly approx?: true | undefined
}

/** The status of a record and its days, as of a day (`YYYY-MM-DD`). */
export function baselineJson(record: DatedRecord, today: string) {
  const widely = widelyStep(record, today)
  const dayOf = (certainty: string) => (widely?.certainty === certainty ? widely.day : undefined)
  return {
    status: record.baseline,
    newlySince: isoDayOf(record.newlyDate),
    widelySince: dayOf('known'),
    widelyExpected: dayOf('expected'),
    widelyDue: dayOf('due'),
    approximate: record.approx,
  }
}
