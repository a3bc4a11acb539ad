import { judgedState } from '#catalogue/verdict/states.ts'
import { notChecked } from '#catalogue/verdict/unjudged.ts'
import type { Judged } from '#catalogue/verdict/verdict.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { pluralize } from '#lib/format-count.ts'
import { TargetsButton } from '#search/results/targets-button.tsx'
import { TargetsMeaning } from '#search/targets/targets-meaning.tsx'
import { TargetsOrigin } from '#search/targets/targets-origin.tsx'
import { useTargets } from '#search/targets/use-targets.ts'
import { StateWord } from '#ui/support/state-word.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { ItemLink } from './item-links.tsx'
import { type SetAnswer, shortfallsIn } from './set-answer.ts'

import styles from './set.module.css'

type SetTargetsProps = { readonly answer: SetAnswer }

/** The items that do not work in the visitor's browsers, with the reasons. */
export function SetTargets({ answer }: SetTargetsProps) {
  const { status, text, name, judged, problem, remarks } = useTargets()
  return (
    <MarginSection id="targets" title={`In ${status === 'none' ? 'your browsers' : name}`}>
      <div className={styles.browsers}>
        <TargetsButton />
        <TargetsOrigin />
      </div>
      {status === 'none' && (
        <p className={styles.text}>Choose your browsers to see which items do not work in them.</p>
      )}
      {problem !== '' && <p>{problem}</p>}
      {judged !== undefined && (
        <>
          <TargetsMeaning text={text} {...judged} remarks={remarks} />
          <Shortfalls answer={answer} judged={judged} />
        </>
      )}
    </MarginSection>
  )
}

type ShortfallsProps = SetTargetsProps & { readonly judged: Judged }

function Shortfalls({ answer, judged }: ShortfallsProps) {
  const short = shortfallsIn(answer, judged)
  if (short.length === 0) return <p>{`Everything works${notChecked(judged.unjudged)}.`}</p>
  return (
    <>
      <p>{`${pluralize(short.length, 'item falls', 'items fall')} short:`}</p>
      <ul>
        {short.map(({ item, verdict }) => (
          <li key={item.id} className={styles.text}>
            <ItemLink item={item} /> <StateWord {...judgedState(verdict)} size={12} />
            <span>{`: ${verdictReasons(verdict).join('; ')}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
