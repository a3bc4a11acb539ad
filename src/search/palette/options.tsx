import type { ReactElement } from 'react'

import { pluralize } from '#lib/format-count.ts'
import type { AnswerLine as Answered } from '#search/answers/answer-line.ts'
import { useAnswers } from '#search/answers/load-answers.ts'
import type { MissingThing } from '#search/answers/missing-thing.ts'
import type { FoundSuggestion } from '#search/federated/searched-answer.ts'
import type { Correction } from '#search/federated/use-correction.ts'
import { listById } from '#search/lists/all.ts'
import type { QualifierOffer } from '#search/questions/qualifier-offer.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import type { ToolOffer } from '#search/questions/tools.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { highlighted } from '#search/rows/highlight.ts'
import { supportOf } from '#search/rows/supported.ts'
import { useDays } from '#search/state/days.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { useShortVerdicts } from '#search/targets/use-short-verdicts.ts'
import type { ComboboxOption } from '#ui/combobox/combobox-list.tsx'
import { StateWord } from '#ui/support/state-word.tsx'
import type { Elements } from '#ui/text/elements.ts'
import { NameText } from '#ui/text/name-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { paletteKinds } from './kinds.tsx'
import { suggestionHref } from './suggestion-href.ts'

import styles from './popup.module.css'

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

type LineProps = {
  readonly name: ReactElement
  readonly facts?: ReactElement | string | undefined
  /** Whether it works in the visitor's browsers; shown before the facts. */
  readonly verdict?: Elements
}

type RecordLineProps = { readonly found: FoundHit }

function RecordLine({ found }: RecordLineProps) {
  const { id, hit } = found
  const { _highlightResult: marks } = hit
  const { code, facts } = paletteKinds[id]
  const { names } = listById(id)
  const [name = hit.objectID] = found.names
  const { today } = useDays()
  const parts = useStore(targets)
  const isChecked = useShortVerdicts() !== undefined
  const support = isChecked ? supportOf(hit) : undefined
  return (
    <Line
      name={<NameText value={highlighted(marks, names[0], name)} {...(code && { code })} />}
      facts={facts?.(hit, today)}
      verdict={parts && support && <parts.VerdictCell {...support} />}
    />
  )
}

/** "Missing only in Safari", 64 features; "AbortController", an interface. */
function SuggestionLine({ hit }: { readonly hit: FoundSuggestion }) {
  const { query, kinds, target, hits, _highlightResult: marks } = hit
  const { one, noun } = listById(target.index)
  return (
    <Line
      name={<NameText value={highlighted(marks, 'query', query)} />}
      facts={target.id === undefined ? pluralize(hits, one, noun) : kinds[0]}
    />
  )
}

/** A name without further facts, or the words of an earlier search. */
function NameLine({ name }: { readonly name: string }) {
  return <Line name={<NameText value={name} />} />
}

function FactsLine({ name, facts }: { readonly name: string; readonly facts: string }) {
  return <Line name={<bdi>{name}</bdi>} facts={facts} />
}

/** "Yes Popover in Firefox", with the first sentence at the end. */
function AskedLine({ line }: AskedLineProps) {
  const answers = useAnswers()
  if (answers === undefined) return <VerdictLine line={line} />
  return (
    <answers.KnownLine line={line}>{(known) => <VerdictLine line={known} />}</answers.KnownLine>
  )
}

function VerdictLine({ line }: AskedLineProps) {
  const { thing, state, word, where, sentence, use = '' } = line
  const about = sentence === '' ? use : sentence
  return (
    <span className={styles.asked}>
      <span className={styles.state}>
        {state === undefined ? <b>{word}</b> : <StateWord state={state} word={word} />}
      </span>{' '}
      <span className={styles.name}>
        <b>
          <NameText value={thing.name} {...(thing.list === 'compat' && { code: true })} />
        </b>{' '}
        <span>{where}</span>
      </span>
      <span className={styles.why}>
        <VisuallyHidden>, </VisuallyHidden>
        <span>{/^.+?\.(?= |$)/u.exec(about)?.[0] ?? about}</span>
      </span>
    </span>
  )
}

type AskedLineProps = { readonly line: Answered }

function ToolLine({ title }: { readonly title: string }) {
  return <Line name={<bdi>{title}</bdi>} facts="Tool" />
}

type LiteralLineProps = { readonly query: string; readonly corrected: string }

function LiteralLine({ query, corrected }: LiteralLineProps) {
  return (
    <span className={styles.name}>
      Showing results for <b>{corrected}</b>. Search for “<bdi>{query}</bdi>” instead
    </span>
  )
}

function EverythingLine({ query }: { readonly query: string }) {
  return (
    <span className={styles.name} data-all>
      All results for “<bdi>{query}</bdi>”
    </span>
  )
}

const actLabels = {
  clear: 'Clear recent searches',
  stop: 'Turn off search history',
  keep: 'Turn on search history',
} as const

function ActLine({ act }: { readonly act: keyof typeof actLabels }) {
  return <span>{actLabels[act]}</span>
}

function Line({ name, facts, verdict }: LineProps) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {verdict && (
        <span className={styles.verdict}>
          <VisuallyHidden>, </VisuallyHidden>
          {verdict}
        </span>
      )}
      {facts !== undefined && (
        <span className={styles.facts}>
          <VisuallyHidden>, </VisuallyHidden>
          <span>{facts}</span>
        </span>
      )}
    </>
  )
}
