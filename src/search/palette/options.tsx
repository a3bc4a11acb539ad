import type { AnswerLine as Answered } from '#search/answers/answer-line.ts'
import type { MissingThing } from '#search/answers/missing-thing.ts'
import type { FoundSuggestion } from '#search/federated/searched-answer.ts'
import type { Correction } from '#search/federated/use-correction.ts'
import type { QualifierOffer } from '#search/questions/qualifier-offer.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import type { ToolOffer } from '#search/questions/tools.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { ComboboxOption } from '#ui/combobox/combobox-list.tsx'

import {
  ActLine,
  FactsLine,
  AskedLine,
  EverythingLine,
  LiteralLine,
  NameLine,
  RecordLine,
  SuggestionLine,
  ToolLine,
} from './option-content.tsx'
import { suggestionHref } from './suggestion-href.ts'

/** What an option without a link does: clears the recent searches, or turns them off or on. */
export type PaletteAct = 'clear' | 'stop' | 'keep'

export type PaletteOption = ComboboxOption & {
  /** The recent search that choosing it adds; empty: none. */
  readonly query: string
  readonly record?: RecordPlace
  /** The name of the record. */
  readonly title?: string
  readonly act?: PaletteAct
}

export type PaletteHrefs = {
  readonly toRecord: (record: RecordPlace) => string
  readonly toRecent: (query: string) => string
  readonly toEverything: (query: string) => string
}

export function recordOption(
  query: string,
  found: FoundHit,
  { toRecord }: PaletteHrefs,
): PaletteOption {
  const record = { list: found.id, id: found.hit.objectID }
  return {
    name: targetName(record),
    href: toRecord(record),
    record,
    title: found.names[0] ?? record.id,
    query,
    content: <RecordLine found={found} />,
  }
}

export function targetName({ list, id }: RecordPlace): string {
  return `${list}/${id}`
}

/** An option for a record has the same name as the record's own option. */
export function suggestionOption(hit: FoundSuggestion, { toRecord }: PaletteHrefs): PaletteOption {
  const { objectID, query, target } = hit
  const shared = { href: suggestionHref(hit, toRecord), content: <SuggestionLine hit={hit} /> }
  if (target.id !== undefined) {
    const record = { list: target.index, id: target.id }
    return { ...shared, name: targetName(record), record, title: query, query }
  }
  // A filter suggestion is not a query: its text would match something else.
  return {
    ...shared,
    name: `suggestion/${objectID}`,
    query: target.filters === undefined ? query : '',
  }
}

/** A suggestion without its kind, which the group's label tells. */
export function popularOption(hit: FoundSuggestion, hrefs: PaletteHrefs): PaletteOption {
  return { ...suggestionOption(hit, hrefs), content: <NameLine name={hit.query} /> }
}

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

/** What a text asks about a thing, in one line; opens the page of the thing. */
export function askedOption(
  query: string,
  line: Answered,
  { place, hrefs }: { readonly place: number; readonly hrefs: PaletteHrefs },
): PaletteOption {
  const record = { list: line.thing.list, id: line.thing.id, targets: line.targets }
  return {
    name: `asked/${place}/${targetName(record)}`,
    href: hrefs.toRecord(record),
    record,
    title: line.thing.name,
    query,
    content: <AskedLine line={line} />,
  }
}

/** What does not exist; opens the nearest that does. */
export function noteOption(query: string, { sentence, nearest }: MissingThing): PaletteOption {
  const { label, href } = nearest
  return { name: 'note', href, query, content: <FactsLine name={sentence} facts={label} /> }
}

/** A value for a filter in the text; opens the list with it. */
export function qualifierOption({
  title,
  about,
  href,
}: QualifierOffer['options'][number]): PaletteOption {
  return {
    name: `filter/${title}`,
    href,
    query: '',
    content: <FactsLine name={title} facts={about} />,
  }
}

/** The interpretation of a question; opens the list with its filters. */
export function answerOption(query: string, { title, count, href }: QuestionAnswer): PaletteOption {
  return { name: 'answer', href, query, content: <FactsLine name={title} facts={count} /> }
}

export function nearOption(
  query: string,
  { title, count, href }: NonNullable<QuestionAnswer['near']>,
): PaletteOption {
  return { name: 'near', href, query, content: <FactsLine name={title} facts={count} /> }
}

/** A tool of the site, perhaps prefilled. Choosing it adds no recent search. */
export function toolOption({ title, href }: ToolOffer): PaletteOption {
  return { name: `tool/${href}`, href, query: '', content: <ToolLine title={title} /> }
}

export function actOption(act: PaletteAct): PaletteOption {
  return { name: `act/${act}`, act, query: '', content: <ActLine act={act} /> }
}
