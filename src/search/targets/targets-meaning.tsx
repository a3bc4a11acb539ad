import { describeRanges, type MeantTargets, missingPhones } from '#catalogue/targets/describe.ts'
import { unjudgedSentence } from '#catalogue/verdict/unjudged.ts'
import type { Judged } from '#catalogue/verdict/verdict.ts'
import { shareOfUsers } from '#contracts/usage-shares.ts'
import { sentences } from '#lib/sentence.ts'
import { useDays } from '#search/state/days.ts'
import { usualPatience } from '#search/transport/request-tracker.ts'
import { useRequest } from '#search/transport/use-request.ts'
import { Button } from '#ui/controls/button.tsx'
import { formatPercent } from '#ui/support/usage-bar.tsx'

import { readTargetsText } from './read-targets.ts'
import { useChoose } from './use-choose.ts'

import styles from './targets-meaning.module.css'

type TargetsMeaningProps = Judged &
  MeantTargets & { readonly text: string; readonly remarks: readonly string[] }

/**
 * What a text of browsers means: each with its versions, their share of users, whether phones are left
 * out, and what is not judged.
 */
export function TargetsMeaning({ text, targets, upTo, unjudged, remarks }: TargetsMeaningProps) {
  const choose = useChoose()
  const { today } = useDays()
  const { answer: usage } = useRequest(loadUsage, usualPatience)
  const { answer: extendedOn } = useRequest(loadExtended, usualPatience)
  const extended = extendedOn?.(today)
  const share = usage && shareOfUsers(usage, targets, upTo)
  const phones = missingPhones(targets)
  const note = sentences(unjudgedSentence(unjudged), ...remarks)
  const withPhones = readTargetsText([text, ...phones].join(', '))
  return (
    <div className={styles.meaning}>
      <ul className={styles.chips} aria-label="Browsers that are checked">
        {describeRanges({ targets, upTo }).map((range) => (
          <li key={range}>{extended?.has(range.replace('+', '')) ? withEsr(range) : range}</li>
        ))}
      </ul>
      {note !== '' && <p>{note}</p>}
      {share !== 0 && (
        <p>
          {share === undefined ? '\u00A0' : `Used by ${formatPercent(share)} of users worldwide.`}
        </p>
      )}
      {phones.length > 0 && withPhones !== '' && (
        <p>
          <span>No phone browsers.</span>{' '}
          <Button variant="quiet" onClick={() => choose(withPhones)}>
            Add phones
          </Button>
        </p>
      )}
    </div>
  )
}

/** "Firefox 153 ESR", "Firefox 153 ESR and later". */
const withEsr = (range: string): string =>
  range.endsWith('+') ? `${range.slice(0, -1)} ESR and later` : `${range} ESR`

const loadUsage = async () => (await import('./resolve-text.ts')).worldUsage()

const loadExtended = async () => (await import('./extended-support.ts')).extendedOn
