import { fnv1a } from '#lib/fnv1a.ts'
import { type FreshQuery, isRight } from '#tests/relevance/fresh-queries.ts'

import type { Surfaces } from './surfaces.ts'

const TYPED = 30
/** Another seed chooses other queries. */
const SEED = 'as you type'

/** What is shown after each letter of a query. */
type Typed = {
  /** Whether the right record stands first, for each letter. */
  readonly isFirst: readonly boolean[]
  /** The number of letters after which no record is shown. */
  readonly nothing: number
}

type TypingOptions = { readonly queries: readonly FreshQuery[]; readonly surfaces: Surfaces }

const titles = ['ever first', 'first at the end', 'lose the place', 'letters with nothing']

/** Types some of the fresh queries letter by letter, and prints how each surface answers the beginnings. */
export async function benchTyping(
  print: (text: string) => void,
  { queries, surfaces }: TypingOptions,
): Promise<void> {
  const chosen = choose(queries, TYPED)
  const letters = chosen.reduce((sum, { query }) => sum + beginnings(query).length, 0)
  const title = `as you type: ${chosen.length} queries, ${letters} letters`
  print(`\n${title.padEnd(40)}${titles.map(cell).join('')}`)
  const shown: readonly (readonly [string, (asked: FreshQuery) => Surfaces['everything']])[] = [
    ['/search', () => surfaces.everything],
    [
      'its list',
      ({ list }) =>
        async (text) =>
          surfaces.list(list, text),
    ],
    ['palette', () => surfaces.palette],
  ]
  for (const [name, searchOf] of shown) {
    const typed: Typed[] = []
    for (const asked of chosen) typed.push(await type(asked, searchOf(asked)))
    print(row(name, typed))
  }
}

/** The same queries in each run. */
export function choose(queries: readonly FreshQuery[], count: number): readonly FreshQuery[] {
  return queries.toSorted((a, b) => chance(a) - chance(b)).slice(0, count)
}

const chance = ({ query }: FreshQuery): number => fnv1a(`${SEED} ${query}`)

/** A query after each of its letters. */
export function beginnings(query: string): readonly string[] {
  const letters = Array.from(query)
  return letters.map((_, place) => letters.slice(0, place + 1).join(''))
}

async function type(asked: FreshQuery, search: Surfaces['everything']): Promise<Typed> {
  const isFirst: boolean[] = []
  let nothing = 0
  for (const text of beginnings(asked.query)) {
    const [first] = await search(text)
    if (first === undefined) nothing += 1
    isFirst.push(first !== undefined && isRight(asked, first.list, first.id))
  }
  return { isFirst, nothing }
}

function row(name: string, typed: readonly Typed[]): string {
  const count = (isCounted: (isFirst: Typed['isFirst']) => boolean) =>
    typed.filter(({ isFirst }) => isCounted(isFirst)).length
  const figures = [
    count((isFirst) => isFirst.includes(true)),
    count((isFirst) => isFirst.at(-1) === true),
    count(losesPlace),
    typed.reduce((sum, { nothing }) => sum + nothing, 0),
  ]
  return name.padEnd(40) + figures.map(String).map(cell).join('')
}

/** Whether the right record stands first after a letter, and not first after a later one. */
export function losesPlace(isFirst: readonly boolean[]): boolean {
  const since = isFirst.indexOf(true)
  return since >= 0 && isFirst.indexOf(false, since) >= 0
}

const cell = (text: string): string => text.padStart(22)
