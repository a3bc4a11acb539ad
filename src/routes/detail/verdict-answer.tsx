import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { widely } from 'virtual:widely'

import type { MeantTargets } from '#catalogue/targets/describe.ts'
import { widelyOn } from '#catalogue/targets/presets.ts'
import { judgedState } from '#catalogue/verdict/states.ts'
import { type Judged, onlyThese, type Supported } from '#catalogue/verdict/verdict.ts'
import { namesBrowsers } from '#contracts/names-browsers.ts'
import { sentences } from '#lib/sentence.ts'
import { useAreTargetsWanted } from '#routes/targets-wanted.ts'
import { verdictSentence } from '#search/answers/verdict-sentence.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useDays } from '#search/state/days.ts'
import { useIsHydrated } from '#search/state/hydration.ts'
import { useStore } from '#search/state/use-store.ts'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import type { TargetsInForce } from '#search/targets/known-targets.ts'
import { loadTargets, targets as lateTargets } from '#search/targets/load-targets.ts'
import { setLabel } from '#search/targets/set-labels.ts'
import { useTargetsInForce } from '#search/targets/use-targets-in-force.ts'
import { verdictIn } from '#search/targets/verdict-in.ts'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'
import { StateWord } from '#ui/support/state-word.tsx'
import { ShareBar, formatPercent } from '#ui/support/usage-bar.tsx'

import { useReleaseDates } from './use-content.ts'

import styles from './verdict-band.module.css'

export type VerdictAnswerProps = {
  /** Undefined while only a preview without support data is available. */
  readonly support: Supported['support'] | undefined
  readonly platforms: Supported['platforms']
  /** Of a feature. */
  readonly parts?: Supported['parts']
  /** Percent of users; undefined while it is not loaded. */
  readonly usage: number | undefined
}

/** The content of the band: the word, the choice of browsers, the reason and the share of users. */
export function VerdictAnswer({ support, platforms, parts, usage }: VerdictAnswerProps) {
  const record = support && { support, platforms, parts }
  const { known, state, name, remark, answer } = useVerdict(record)
  useSaid(
    answer && sentences(`Checked in ${name}: ${answer.word}.`, answer.sentence, remark),
    known,
  )
  const late = useStore(lateTargets)
  const isLinked = namesBrowsers(useLocation().search)
  const [load] = useState(() => async () => (await loadTargets()).TargetsPanel)
  return (
    <div className={styles.band}>
      <div className={styles.answer} data-state={state} data-linked={isLinked || undefined}>
        <div className={styles.verdict}>
          <span className={styles.word}>
            {answer && <StateWord state={answer.state} word={answer.word} size={26} />}
          </span>
          <span className={styles.picker}>
            <span>in</span>
            <PopoverButton label="Your browsers" value={name}>
              <LazyPanel load={load} />
            </PopoverButton>
            <span className={styles.printed}>{name}</span>
            {late && state === undefined && (
              <span className={styles.origin}>
                <late.TargetsOrigin />
              </span>
            )}
          </span>
        </div>
        <div className={styles.sentences}>
          <p>{answer?.sentence}</p>
          {remark !== '' && <p className={styles.remark}>{remark}</p>}
        </div>
      </div>
      <div className={styles.usage}>
        {usage !== undefined && (
          <>
            <b>{formatPercent(usage)}</b>
            <ShareBar percent={usage} />
            <span>of users worldwide have it</span>
          </>
        )}
      </div>
    </div>
  )
}

/**
 * `written`: as the server wrote it, which knows no chosen browsers. `waiting`: the chosen browsers
 * are not known yet. In both the style sheet may keep the space free, so that nobody reads the
 * verdict on other browsers first.
 */
function useBandState(known: TargetsInForce): 'written' | 'waiting' | undefined {
  const isWanted = useAreTargetsWanted()
  if (!useIsHydrated()) return 'written'
  return known === 'pending' && isWanted ? 'waiting' : undefined
}

/**
 * The verdict on a record in the visitor's browsers; while the state is `waiting`, it is about widely
 * available ones. The answer is undefined until the record and its days are known.
 */
export function useVerdict(record: Supported | undefined) {
  const known = useTargetsInForce()
  const state = useBandState(known)
  const browsers = useBrowsers(known)
  return { known, state, ...browsers, answer: useAnswer(record, browsers.judged) }
}

type Browsers = {
  readonly name: string
  readonly judged: Judged & MeantTargets
  /** What counts instead of what was chosen, or why that is not used. */
  readonly remark: string
}

/** The visitor's browsers; widely available ones without any, and where theirs cannot be read. */
function useBrowsers(known: TargetsInForce): Browsers {
  const { today } = useDays()
  const isRead = known !== undefined && known !== 'pending'
  if (isRead && known.status === 'known') {
    return {
      name: setLabel(known) ?? known.name,
      judged: known,
      remark: sentences(...known.remarks),
    }
  }
  return {
    name: setLabel({ text: 'widely' }) ?? '',
    judged: onlyThese(widelyOn(widely, today) ?? {}),
    remark: isRead ? `${known.problem} The answer is for widely available browsers.` : '',
  }
}

function useAnswer(record: Supported | undefined, judged: Judged) {
  const { today } = useDays()
  const dates = useReleaseDates()
  const verdict = record && verdictIn(record, judged, today)
  // The sentence names days.
  if (record === undefined || verdict === undefined || dates.status === 'loading') return undefined
  const days = dates.status === 'ready' ? dates.value : {}
  return {
    ...judgedState(verdict),
    sentence: verdictSentence(verdict, {
      supported: record,
      targets: judged.targets,
      dayOf: (browser, version) => days[browser]?.[version] ?? '',
    }),
  }
}

/** Says the answer when other browsers are chosen, but not when the page opens with some. */
function useSaid(text: string | undefined, known: TargetsInForce): void {
  const announcer = useAnnouncer()
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (text === undefined || known === 'pending') return
    const chosen = known?.text ?? ''
    if (before.current !== undefined && before.current !== chosen) announcer.say(text)
    before.current = chosen
  }, [announcer, text, known])
}
