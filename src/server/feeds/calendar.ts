import { plainCodeText } from '#lib/code-text.ts'

/** A day in a calendar. */
export type CalendarDay = {
  /** Names it for ever: "features/subgrid/widely". */
  readonly name: string
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Plain text. */
  readonly description: string
  readonly address: string
}

type Calendar = {
  readonly title: string
  /** The address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** `YYYY-MM-DD` of the data. */
  readonly asOf: string
  readonly days: readonly CalendarDay[]
}

/** A calendar of whole days in the iCalendar format (RFC 5545), which calendar applications subscribe to. */
export function calendarFile({ title, siteUrl, asOf, days }: Calendar): string {
  const host = new URL(siteUrl).hostname
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plinth//Web platform calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(title)}`,
    ...days.flatMap((day) => eventLines(day, { host, asOf })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(
  { name, title, date, description, address }: CalendarDay,
  { host, asOf }: { readonly host: string; readonly asOf: string },
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${name}@${host}`,
    `DTSTAMP:${compact(asOf)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(plainCodeText(description))}`,
    `URL:${address}`,
    // It does not mark anybody as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: string): string => day.replaceAll('-', '')

/** Text as a value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const LONGEST = 75

/** A line in parts that are short enough; each part after the first begins with a space, and no character is cut. */
function folded(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LONGEST) {
      parts.push('')
      bytes = 1
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n ')
}
