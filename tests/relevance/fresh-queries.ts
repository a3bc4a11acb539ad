import { readFileSync } from 'node:fs'

import type { IndexName } from '#catalogue/indices.ts'

/** A list of the page that holds the records of a query. Suggestions are no list. */
export type ListName = Exclude<IndexName, 'suggestions'>

/** A query of the fresh set, with the records that are right for it. */
export type FreshQuery = {
  /** The heading of its section, such as `d code`. */
  kind: string
  query: string
  /** The list in which its first record is expected. */
  list: ListName
  /** Each right record as `list/objectID`. A last `*` stands for every ending. */
  answers: readonly string[]
  /** Of a question: the words of which the answer in a line has one, separated by bars; a star for any. */
  word?: string
}

const lists = ['features', 'compat', 'specs', 'releases'] as const satisfies readonly ListName[]
const divider = ' | '
const WORD = '= '

/** The fresh sets by their names. Each was written before its queries were asked. */
export const freshSets = ['fresh', 'read'] as const

/** The text of a set: a heading for each kind, and a line for each query with its records. */
export function freshQueriesText(set: (typeof freshSets)[number]): string {
  return readFileSync(new URL(`${set}-queries.txt`, import.meta.url), 'utf8')
}

/**
 * The queries in the order of the file.
 *
 * @throws Error for a line without a kind or without a record of a list.
 */
export function readFreshQueries(text: string): readonly FreshQuery[] {
  let kind = ''
  const queries: FreshQuery[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2)
    else if (line !== '') queries.push({ kind, ...readLine(line) })
  }
  if (queries.some((query) => query.kind === '')) throw new Error('A query has no kind above it.')
  return queries
}

/** Whether a record is right for a query, in any list. */
export function isRight(query: FreshQuery, list: string, objectID: string): boolean {
  const found = `${list}/${objectID}`
  return query.answers.some((answer) =>
    answer.endsWith('*') ? found.startsWith(answer.slice(0, -1)) : found === answer,
  )
}

/** New ids by the id that a record had before, for each list. */
type Redirects = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The query with the present ids of records, too: a refresh of the data renames some. */
export function followRedirects(query: FreshQuery, redirects: Redirects): FreshQuery {
  const present = query.answers.flatMap((answer) => {
    const [list = '', ...id] = answer.split('/')
    return (redirects[list]?.[id.join('/')] ?? []).map((next) => `${list}/${next}`)
  })
  return { ...query, answers: [...query.answers, ...present] }
}

function readLine(line: string): Omit<FreshQuery, 'kind'> {
  const [query = '', ...parts] = line.split(divider)
  const answers = parts.filter((part) => !part.startsWith(WORD))
  const word = parts.find((part) => part.startsWith(WORD))?.slice(WORD.length)
  const list = lists.find((name) => answers[0]?.startsWith(`${name}/`))
  if (query === '' || list === undefined) throw new Error(`Not a query with its records: ${line}`)
  return { query, list, answers, ...(word !== undefined && { word }) }
}
