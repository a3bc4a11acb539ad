import { stateOf, stateWords } from '#catalogue/verdict/states.ts'
import { notChecked, unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import { type Judged, verdictOf } from '#catalogue/verdict/verdict.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { pluralize } from '#lib/format-count.ts'
import { TargetsButton } from '#search/results/targets-button.tsx'
import { useTargets } from '#search/targets/use-targets.ts'
import { StateWord } from '#ui/support/state-word.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { ItemLink } from './item-links.tsx'
import type { SetAnswer } from './set-answer.ts'

import styles from './set.module.css'

type SetTargetsProps = { readonly answer: SetAnswer }

/** The items that do not work in the visitor's browsers, with the reasons. */
export function SetTargets({ answer }: SetTargetsProps) {
  const { status, name, judged, problem, remarks } = useTargets()
  return (
    <MarginSection id="targets" title={`In ${status === 'none' ? 'your browsers' : name}`}>
      <TargetsButton />
      {status === 'none' && (
        <p className={styles.text}>Choose your browsers to see which items do not work in them.</p>
      )}
      {problem !== '' && <p>{problem}</p>}
      {judged !== undefined && (
        <>
          <Shortfalls answer={answer} judged={judged} />
          {[unjudgedSentence(judged.unjudged), ...remarks].map(
            (sentence) => sentence !== '' && <p key={sentence}>{sentence}</p>,
          )}
        </>
      )}
    </MarginSection>
  )
}

type ShortfallsProps = SetTargetsProps & { readonly judged: Judged }

function Shortfalls({ answer: { items, today }, judged }: ShortfallsProps) {
  const short = items.flatMap((item) => {
    const verdict = verdictOf({ ...item, platforms: item.platforms ?? {} }, judged, today)
    return verdict.answer === 'yes' ? [] : [{ item, verdict }]
  })
  if (short.length === 0) return <p>{`Everything works${notChecked(judged.unjudged)}.`}</p>
  return (
    <>
      <p>{`${pluralize(short.length, 'item falls', 'items fall')} short:`}</p>
      <ul>
        {short.map(({ item, verdict }) => (
          <li key={item.id} className={styles.text}>
            <ItemLink item={item} />{' '}
            <StateWord state={stateOf(verdict)} word={stateWords[stateOf(verdict)]} size={12} />
            <span>{`: ${verdictReasons(verdict).join('; ')}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
