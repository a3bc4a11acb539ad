import type { Targets } from '#catalogue/verdict/verdict.ts'
import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { pluralize } from '#lib/pluralize.ts'

import { ItemLink } from './item-links.tsx'
import type { SetAnswer } from './set-answer.ts'

import styles from './set.module.css'

type SetTargetsProps = { readonly answer: SetAnswer; readonly targets: Targets }

/** Which items do not work in the visitor's browsers, and why. */
export function SetTargets({ answer: { items, today }, targets }: SetTargetsProps) {
  const short = items.flatMap((item) => {
    const verdict = verdictOf(item, targets, today)
    return verdict.answer === 'yes' ? [] : [{ item, verdict }]
  })
  return (
    <section aria-labelledby="targets">
      <h2 id="targets" className={styles.heading}>
        In your browsers
      </h2>
      {short.length === 0 ? (
        <p>Everything works.</p>
      ) : (
        <p>{pluralize(short.length, 'item falls', 'items fall')} short:</p>
      )}
      <ul>
        {short.map(({ item, verdict }) => (
          <li key={item.id} className={styles.text}>
            <ItemLink item={item} /> {verdict.answer === 'part' ? '(in part)' : '(no)'}:{' '}
            {verdictReasons(verdict).join('; ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
