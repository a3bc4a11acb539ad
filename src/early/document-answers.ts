import type { WrittenAnswers } from '#contracts/first-answers.ts'
import { firstAddress, FIRST_ANSWERS_ID } from '#contracts/first-answers.ts'

/**
 * The first answers that the server wrote into the document. Undefined if it wrote none, or those
 * of another address.
 *
 * @param href path and query string of the page
 */
export function readDocument(href: string): WrittenAnswers | undefined {
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent
  if (!text) return undefined
  const written: WrittenAnswers = JSON.parse(text)
  return written.href === firstAddress(href) ? written : undefined
}
