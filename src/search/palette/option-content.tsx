import type { ReactElement } from 'react'

import { pluralize } from '#lib/format-count.ts'
import type { AnswerLine as Answered } from '#search/answers/answer-line.ts'
import { useAnswers } from '#search/answers/load-answers.ts'
import type { FoundSuggestion } from '#search/federated/searched-answer.ts'
import { listById } from '#search/lists/all.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { highlighted } from '#search/rows/highlight.ts'
import { supportOf } from '#search/rows/supported.ts'
import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { useShortVerdicts } from '#search/targets/use-short-verdicts.ts'
import { StateWord } from '#ui/support/state-word.tsx'
import type { Elements } from '#ui/text/elements.ts'
import { NameText } from '#ui/text/name-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { paletteKinds } from './kinds.tsx'

import styles from './popup.module.css'

type LineProps = {
  readonly name: ReactElement
  readonly facts?: ReactElement | string | undefined
  /** Whether it works in the visitor's browsers; shown before the facts. */
  readonly verdict?: Elements
}

type RecordLineProps = { readonly found: FoundHit }

export function RecordLine({ found }: RecordLineProps) {
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
export function SuggestionLine({ hit }: { readonly hit: FoundSuggestion }) {
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
export function NameLine({ name }: { readonly name: string }) {
  return <Line name={<NameText value={name} />} />
}

export function FactsLine({ name, facts }: { readonly name: string; readonly facts: string }) {
  return <Line name={<bdi>{name}</bdi>} facts={facts} />
}

/** "Yes Popover in Firefox", with the first sentence at the end. */
export function AskedLine({ line }: AskedLineProps) {
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

export function ToolLine({ title }: { readonly title: string }) {
  return <Line name={<bdi>{title}</bdi>} facts="Tool" />
}

type LiteralLineProps = { readonly query: string; readonly corrected: string }

export function LiteralLine({ query, corrected }: LiteralLineProps) {
  return (
    <span className={styles.name}>
      Showing results for <b>{corrected}</b>. Search for “<bdi>{query}</bdi>” instead
    </span>
  )
}

export function EverythingLine({ query }: { readonly query: string }) {
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

export function ActLine({ act }: { readonly act: keyof typeof actLabels }) {
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
