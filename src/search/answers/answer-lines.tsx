import { useMemo } from 'react'

import { withIndex } from '#lib/with-index.ts'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { StateWord } from '#ui/support/state-word.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import type { AnswerLine } from './answer-line.ts'
import { answerIn, askText } from './ask-text.ts'
import { KnownLine } from './known-line.tsx'
import { Successors } from './successors.tsx'
import { thingLists } from './thing-requests.ts'

import styles from './answer-lines.module.css'

type AnswerLinesProps = {
  readonly lines: readonly AnswerLine[]
  /** Whether the page has a margin for the name of the section. */
  readonly hasMargin?: boolean
}

/** What a text asks about a thing, in a line for each browser: "Yes Popover in Firefox". */
export function AnswerLines({ lines, hasMargin = false }: AnswerLinesProps) {
  if (lines.length === 0) return null
  const content = withIndex(lines).map(({ place, item }) => (
    <KnownLine key={place} line={item}>
      {(line) => <Line place={place} line={line} />}
    </KnownLine>
  ))
  if (hasMargin) {
    return (
      <MarginSection title="Answer" quiet>
        <div className={styles.answer}>{content}</div>
      </MarginSection>
    )
  }
  return (
    <section className={styles.answer} aria-labelledby="asked">
      <h2 id="asked">
        <VisuallyHidden>Answer</VisuallyHidden>
      </h2>
      {content}
    </section>
  )
}

/** "The newest Chrome known is 160.", with a link to the nearest that exists. */
export function AnswerNote({ text }: { readonly text: string }) {
  const { today } = useDays()
  const { Link } = useLinks()
  const { note } = askText(text, today)
  if (note === undefined) return null
  return (
    <MarginSection title="Answer" quiet>
      <p className={styles.sentence}>
        <b>{note.sentence}</b>{' '}
        <Link id="nearest" href={note.nearest.href}>
          {note.nearest.label}
        </Link>
      </p>
    </MarginSection>
  )
}

type LineProps = { readonly line: AnswerLine; readonly place: number }

function Line({ line, place }: LineProps) {
  const { HitLink } = useLinks()
  const { thing, state, word, where, sentence, targets, instead = [] } = line
  return (
    <div>
      <p className={styles.verdict}>
        {word !== '' && (
          <span className={styles.word}>
            {state === undefined ? (
              <b>{word}</b>
            ) : (
              <StateWord state={state} word={word} size={26} />
            )}
          </span>
        )}{' '}
        <span className={styles.name}>
          <HitLink
            list={thing.list}
            hit={{ objectID: thing.id }}
            id={`answer-${place}`}
            targets={targets}
          >
            <NameText value={thing.name} {...(thing.list === 'compat' && { code: true })} />
          </HitLink>{' '}
          <span>{where}</span>
        </span>
      </p>
      <p className={styles.sentence}>
        <span>{sentence}</span> {instead.length > 0 && <Successors successors={instead} />}
      </p>
    </div>
  )
}

/** The answer to the text of a list, from the hits of its page: no query is sent for it. */
export function HitsAnswer({ text }: { readonly text: string }) {
  const { today } = useDays()
  const { list } = useListState()
  const { hits } = useResultsState()
  const lines = useMemo(() => {
    const known = thingLists.find((id) => id === list.id)
    return known === undefined ? [] : answerIn(text, { list: known, hits }, today)
  }, [text, list, hits, today])
  return <AnswerLines lines={lines} />
}
