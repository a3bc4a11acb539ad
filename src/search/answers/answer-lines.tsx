import { withIndex } from '#lib/with-index.ts'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useStore } from '#search/state/use-store.ts'
import { targetsText } from '#search/targets/targets-text.ts'
import { useTargetsOf } from '#search/targets/use-targets.ts'
import { StateWord } from '#ui/support/state-word.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import type { AnswerLine } from './answer-line.ts'
import { useAnswers } from './load-answers.ts'

import styles from './answer-lines.module.css'

type AnswerLinesProps = { readonly lines: readonly AnswerLine[] }

/** What a text asks about a thing, in a line for each browser: "Yes Popover in Firefox". */
export function AnswerLines({ lines }: AnswerLinesProps) {
  if (lines.length === 0) return null
  return (
    <section className={styles.answer} aria-labelledby="asked">
      <h2 id="asked">
        <VisuallyHidden>Answer</VisuallyHidden>
      </h2>
      {withIndex(lines).map(({ place, item }) =>
        item.set === undefined ? (
          <Line key={place} place={place} line={item} />
        ) : (
          <SetLine key={place} place={place} line={item} set={item.set} />
        ),
      )}
    </section>
  )
}

/** "Chrome 300 is not announced.", with a link to the nearest that exists. */
export function AnswerNote({ text }: { readonly text: string }) {
  const { today } = useDays()
  const { Link } = useLinks()
  const note = useAnswers()?.answerNote(text, today)
  if (note === undefined) return null
  return (
    <p className={styles.note}>
      <b>{note.sentence}</b>{' '}
      <Link id="nearest" href={note.nearest.href}>
        {note.nearest.label}
      </Link>
    </p>
  )
}

type LineProps = { readonly line: AnswerLine; readonly place: number }

function Line({ line: { thing, state, word, where, sentence }, place }: LineProps) {
  const { HitLink } = useLinks()
  return (
    <div className={styles.line}>
      <p className={styles.verdict}>
        <span className={styles.word}>
          {state === undefined ? <b>{word}</b> : <StateWord state={state} word={word} size={26} />}
        </span>{' '}
        <span className={styles.name}>
          <HitLink list={thing.list} hit={{ objectID: thing.id }} id={`answer-${place}`}>
            <NameText value={thing.name} {...(thing.list === 'compat' && { code: true })} />
          </HitLink>{' '}
          <span>{where}</span>
        </span>
      </p>
      <p className={styles.sentence}>{sentence}</p>
    </div>
  )
}

/** A line about a set of browsers, which the page resolves; its space is reserved until then. */
function SetLine({ line, place, set }: LineProps & { readonly set: string }) {
  const { today } = useDays()
  const own = useStore(targetsText)
  const { targets, name, status } = useTargetsOf(set === 'mine' ? own : set)
  const answers = useAnswers()
  const where = set === 'mine' ? 'in your browsers' : `in ${name}`
  if (targets !== undefined && answers !== undefined) {
    return <Line place={place} line={answers.targetsLine(line.thing, { targets, today, where })} />
  }
  const sentence = status === 'none' ? 'Choose your browsers to see whether it works in them.' : ''
  return <Line place={place} line={{ ...line, where, sentence }} />
}
