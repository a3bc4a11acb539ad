import {
  FIRST_ANSWERS_ID,
  firstAddress,
  hasAnswers,
  type WrittenAnswers,
} from '#contracts/first-answers.ts'
import { today } from '#routes/today.ts'

/**
 * The first answers that the server wrote into the document. Undefined if it wrote none, or those
 * of another address.
 *
 * @param href path and query string of the page
 */
export function readDocument(href: string): WrittenAnswers | undefined {
  const written = read(href)
  return import.meta.env.VITE_STANDALONE === '1' && written ? ofToday(written) : written
}

/** Whether the document shows the view with answers of an earlier day, which stay until there are newer ones. */
export const showsEarlierDay = (href: string): boolean =>
  read(href) !== undefined && readDocument(href) === undefined

function read(href: string): WrittenAnswers | undefined {
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent
  if (!text) return undefined
  const written: WrittenAnswers = JSON.parse(text)
  return written.href === firstAddress(href) ? written : undefined
}

/** A static host has documents of the day of the build. Without answers they are the same on each day. */
function ofToday(written: WrittenAnswers): WrittenAnswers | undefined {
  if (!hasAnswers(written)) return { ...written, today: today() }
  return written.today === today() ? written : undefined
}
