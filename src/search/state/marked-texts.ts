import { MARK_END, MARK_START } from './marked-parts.ts'

const marks = new RegExp(`[${MARK_START}${MARK_END}]`, 'g')

/**
 * Adds to the hits of an answer the texts that came in their highlights alone, without the marks, so that a hit holds
 * its texts however it was asked for. A highlight of a list or of a part stays where it is: it may hold only what matched.
 */
export function readMarkedTexts(answer: object): void {
  const results: unknown = Reflect.get(answer, 'results')
  if (!Array.isArray(results)) return
  for (const { hits } of results.filter(isObject)) {
    if (Array.isArray(hits)) hits.filter(isObject).forEach(addTexts)
  }
}

type Fields = Record<string, unknown>

function addTexts(hit: Fields): void {
  const { _highlightResult: highlights } = hit
  if (!isObject(highlights)) return
  for (const [attribute, leaf] of Object.entries(highlights)) {
    const text = isObject(leaf) && leaf['value']
    if (typeof text === 'string' && !Object.hasOwn(hit, attribute)) {
      hit[attribute] = text.replace(marks, '')
    }
  }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
