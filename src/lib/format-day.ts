const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-09-12" → "12 September 2026". Anything that is no day comes back as it is. */
export function formatDay(day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(time) ? day : format.format(time)
}
