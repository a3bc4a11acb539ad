import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import type { ToolOffer } from '#search/questions/tool-offer.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { ComboboxOption } from '#ui/combobox/combobox-list.tsx'

import {
  ActLine,
  AnswerLine,
  EverythingLine,
  LiteralLine,
  NameLine,
  RecordLine,
  SuggestionLine,
  ToolLine,
} from './option-content.tsx'
import type { FoundSuggestion } from './requests.ts'
import { suggestionHref } from './suggestion-href.ts'

/** What an option does that leads nowhere: forgets the recent searches, stops or begins to keep them. */
export type PaletteAct = 'clear' | 'stop' | 'keep'

/** Something to choose in the popup. */
export type PaletteOption = ComboboxOption & {
  /** What is remembered as searched for when it is chosen; empty: nothing. */
  readonly query: string
  /** The record whose page it leads to. */
  readonly record?: RecordPlace
  readonly act?: PaletteAct
}

/** What words with typing errors were taken for. */
export type Correction = {
  /** "container query". */
  readonly corrected: string
  /** The query that finds the words as they are typed. */
  readonly literal: string
}

/** Where options lead. */
export type PaletteHrefs = {
  readonly toRecord: (record: RecordPlace) => string
  /** To what is found for words that were searched for before. */
  readonly toRecent: (query: string) => string
  readonly toEverything: (query: string) => string
}

/** The option of a record that was found for a query. */
export function recordOption(
  query: string,
  found: FoundHit,
  { toRecord }: PaletteHrefs,
): PaletteOption {
  const record = { list: found.id, id: found.hit.objectID }
  return {
    name: nameOf(record),
    href: toRecord(record),
    record,
    query,
    content: <RecordLine found={found} />,
  }
}

/** The name of the option that leads to a record. */
export function nameOf({ list, id }: RecordPlace): string {
  return `${list}/${id}`
}

/** Named by the record it leads to, where it leads to one: then it is the same option as the record's own. */
export function suggestionOption(hit: FoundSuggestion, { toRecord }: PaletteHrefs): PaletteOption {
  const { objectID, query, target } = hit
  const shared = { href: suggestionHref(hit, toRecord), content: <SuggestionLine hit={hit} /> }
  if (target.id !== undefined) {
    const record = { list: target.index, id: target.id }
    return { ...shared, name: nameOf(record), record, query }
  }
  // A filter suggestion is not a query: its text would match something else.
  return {
    ...shared,
    name: `suggestion/${objectID}`,
    query: target.filters === undefined ? query : '',
  }
}

/** A suggestion of a kind that its group already tells. */
export function popularOption(hit: FoundSuggestion, hrefs: PaletteHrefs): PaletteOption {
  return { ...suggestionOption(hit, hrefs), content: <NameLine name={hit.query} /> }
}

/** What other visitors searched for, in everything. */
export function searchOption(query: string, { toEverything }: PaletteHrefs): PaletteOption {
  return {
    name: `search/${query}`,
    href: toEverything(query),
    query,
    content: <NameLine name={query} />,
  }
}

export function recentOption(query: string, { toRecent }: PaletteHrefs): PaletteOption {
  return {
    name: `recent/${query}`,
    href: toRecent(query),
    query,
    content: <NameLine name={query} />,
  }
}

export function everythingOption(query: string, { toEverything }: PaletteHrefs): PaletteOption {
  return {
    name: 'everything',
    href: toEverything(query),
    query,
    content: <EverythingLine query={query} />,
  }
}

/** The search for the words as they are typed, where others were found instead. */
export function literalOption(
  query: string,
  { corrected, literal }: Correction,
  { toEverything }: PaletteHrefs,
): PaletteOption {
  return {
    name: 'literal',
    href: toEverything(literal),
    query: literal,
    content: <LiteralLine query={query} corrected={corrected} />,
  }
}

/** What was typed as a question: the list with its filters. */
export function answerOption(query: string, { title, count, href }: QuestionAnswer): PaletteOption {
  return { name: 'answer', href, query, content: <AnswerLine name={title} facts={count} /> }
}

/** What may be meant by the question, too. */
export function nearOption(
  query: string,
  { title, count, href }: NonNullable<QuestionAnswer['near']>,
): PaletteOption {
  return { name: 'near', href, query, content: <AnswerLine name={title} facts={count} /> }
}

/** A tool of the site, perhaps filled in. Choosing it remembers no search. */
export function toolOption({ title, href }: ToolOffer): PaletteOption {
  return { name: `tool/${href}`, href, query: '', content: <ToolLine title={title} /> }
}

export function actOption(act: PaletteAct): PaletteOption {
  return { name: `act/${act}`, act, query: '', content: <ActLine act={act} /> }
}
