import { plainCodeText } from '#lib/code-text.ts'

export type CalendarDay = {
  /** A permanent name: "features/subgrid/widely". */
  readonly name: string
  readonly title: string
  readonly date: string
  readonly description: string
  readonly address: string
}

type Calendar = {
  readonly title: string
  readonly siteUrl: string
  readonly asOf: string
  readonly days: readonly CalendarDay[]
}

/** A calendar of all-day events in the iCalendar format (RFC 5545). */
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
    // Shows the time as free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: string): string => day.replaceAll('-', '')

/** Escapes a text value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)
}

/** Maximum octets of a line without its end (RFC 5545, 3.1). */
const LONGEST = 75

/** Folds a line without splitting characters; continuation lines begin with a space. */
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
