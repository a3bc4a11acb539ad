import { readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { mergeUses } from '#check/analysis/merge-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content } = await loadCatalogue()

/** The index of the whole table. */
export const index = readCodeTable(content.code)

const merged = (text: string, name: string) =>
  mergeUses([{ name, text, ...findUses({ name, text }, index) }], index)

/** The uses in a script: "api.fetch", with "likely" or "possible", and with the care taken. */
export function usesIn(text: string, name = 'a.js'): readonly string[] {
  return merged(text, name).uses.flatMap(({ entry, places }) =>
    places.map(({ certainty, care }) =>
      [entry.key, ...(certainty === 'certain' ? [] : [certainty]), ...(care ? [care] : [])].join(
        ' ',
      ),
    ),
  )
}

/** What was recognized in a script and not read. */
export const unreadIn = (text: string, name = 'a.js'): readonly string[] =>
  merged(text, name).unread.map(({ line, what }) => `${line} ${what}`)

/** The parts of the code that the uses of an entry mark. */
export const marksOf = (key: string, text: string, name = 'a.js'): readonly string[] =>
  merged(text, name)
    .uses.filter(({ entry }) => entry.key === key)
    .flatMap(({ places }) =>
      places.map(({ code, mark }) =>
        code === undefined || mark === undefined ? '' : code.slice(mark.start, mark.end),
      ),
    )
