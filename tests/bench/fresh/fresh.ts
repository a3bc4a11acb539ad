import {
  followRedirects,
  type FreshQuery,
  freshQueriesText,
  freshSets,
  isRight,
  readFreshQueries,
} from '#tests/relevance/fresh-queries.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { loadSurfaces } from './load-surfaces.ts'
import type { Answered, Surfaces } from './surfaces.ts'
import { benchTyping } from './typing.ts'

/** The name of the set for the option of the benchmark. */
export const FRESH = 'fresh'

/** As many as a list shows on its first page. */
const PAGE = 20

const columns = ['/search', 'its list', 'palette', 'MiniSearch'] as const
type Column = (typeof columns)[number]

/** The place of the first right record, from 1; 0 where none is shown. */
type Places = Readonly<Record<Column, number>>
/** What the answer in a line is to a query; undefined for none to what is no question. */
type Answer = 'right' | 'false' | 'none' | undefined
type Placed = {
  readonly asked: FreshQuery
  readonly places: Places
  readonly answer: Answer
}

type FreshOptions = {
  /** The ids that MiniSearch finds in an index, the best first. */
  readonly miniSearch: (index: string, query: string) => readonly string[]
  /** Whether to print the queries without the right record in the first place of a surface. */
  readonly hasMisses: boolean
}

/**
 * Where the right record of each fresh query stands: on `/search`, in its list, in the palette, and by MiniSearch over the
 * records of that list with the words that the page searches for. Then how the first place holds while a query is typed.
 */
export async function benchFresh(
  print: (text: string) => void,
  { miniSearch, hasMisses }: FreshOptions,
): Promise<void> {
  const surfaces = await loadSurfaces()
  const { content } = await loadCatalogue()
  for (const set of freshSets) {
    const queries = readFreshQueries(freshQueriesText(set)).map((asked) =>
      followRedirects(asked, content.redirects),
    )
    const placed: Placed[] = []
    for (const asked of queries) {
      placed.push({ asked, ...(await placesOf(asked, surfaces, miniSearch)) })
    }
    printSet(print, `${set} queries: first / top 3 / shown`, placed)
    if (hasMisses) for (const miss of missesOf(placed)) print(miss)
    if (set === FRESH) await benchTyping(print, { queries, surfaces })
  }
}

function printSet(print: (text: string) => void, title: string, placed: readonly Placed[]): void {
  print(`\n${title.padEnd(50)}count${columns.map(centred).join('')}`)
  const kinds = new Set(placed.map(({ asked }) => asked.kind))
  for (const kind of kinds) {
    print(
      row(
        kind,
        placed.filter(({ asked }) => asked.kind === kind),
      ),
    )
  }
  print(row('all', placed))
  const count = (answer: Answer) => placed.filter((one) => one.answer === answer).length
  print(
    `answers in a line: ${count('right')} right, ${count('none')} missing, ${count('false')} false`,
  )
}

async function placesOf(
  asked: FreshQuery,
  surfaces: Surfaces,
  miniSearch: FreshOptions['miniSearch'],
): Promise<Omit<Placed, 'asked'>> {
  const { query, list } = asked
  const { answer, records } = await surfaces.answered(query)
  const place = (found: Answered['records']) =>
    found.findIndex((record) => isRight(asked, record.list, record.id)) + 1
  const byMiniSearch = miniSearch(list, surfaces.words(query)).slice(0, PAGE)
  return {
    answer: judgedLines(asked, answer.lines),
    places: {
      '/search': place(records),
      'its list': place(await surfaces.list(list, query)),
      palette: place(await surfaces.palette(query)),
      MiniSearch: place(byMiniSearch.map((id) => ({ list, id }))),
    },
  }
}

/** A line is right about a right record, with the expected word. */
function judgedLines(asked: FreshQuery, lines: Answered['answer']['lines']): Answer {
  const { word = '*' } = asked
  if (lines.length === 0) return asked.word === undefined ? undefined : 'none'
  const isTrue = lines.every(
    (line) =>
      isRight(asked, line.thing.list, line.thing.id) &&
      (word === '*' || word.split('|').includes(line.word)),
  )
  return isTrue ? 'right' : 'false'
}

function row(name: string, placed: readonly Placed[]): string {
  const figures = columns.map((column) => {
    const count = (isCounted: (place: number) => boolean) =>
      placed.filter(({ places }) => isCounted(places[column])).length
    const first = count((place) => place === 1)
    const topThree = count((place) => place > 0 && place <= 3)
    return centred(`${first} / ${topThree} / ${count((place) => place > 0)}`)
  })
  return name.padEnd(50) + String(placed.length).padStart(5) + figures.join('')
}

const centred = (text: string): string => text.padStart(17)

function missesOf(placed: readonly Placed[]): readonly string[] {
  return placed
    .filter(({ places }) => places['/search'] !== 1 || places['its list'] !== 1)
    .map(({ asked: { kind, query, answers }, places }) => {
      const shown = columns.map((column) => String(places[column]).padStart(3)).join('')
      return `${shown}  ${kind.slice(0, 1)}  ${query} | ${answers.join(' | ')}`
    })
}
