import { formatDay } from '#lib/format-day.ts'

/** @param day of the data, `YYYY-MM-DD` */
export const deviceSentence = (day: string): string =>
  `Results come from this device (data of ${formatDay(day)}).`
