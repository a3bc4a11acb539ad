import { useAnnouncer } from '#search/state/announcer.ts'
import { useStore } from '#search/state/use-store.ts'
import { Button } from '#ui/controls/button.tsx'
import type { Elements } from '#ui/text/elements.ts'

import { keptTargets } from './targets-text.ts'
import { useChoose } from './use-choose.ts'
import { useTargets } from './use-targets.ts'

import styles from './targets-meaning.module.css'

type TargetsOriginProps = {
  /** What is shown for the visitor's own browsers, where the text that may be meant is offered already. */
  readonly children?: Elements
}

/**
 * Says that the browsers came with a link, and offers to keep them or to use one's own; offers the text
 * that may be meant, where a part cannot be read.
 */
export function TargetsOrigin({ children }: TargetsOriginProps) {
  const { text, status, nearest } = useTargets()
  const kept = useStore(keptTargets)
  const choose = useChoose()
  const announcer = useAnnouncer()
  const offer = (next: string, label: string, said: string) => (
    <Button
      variant="quiet"
      onClick={() => {
        choose(next)
        announcer.say(said)
      }}
    >
      {label}
    </Button>
  )
  const isOwn = text === '' || text === kept
  const isOffered = children === undefined && nearest !== undefined
  if (isOwn && !isOffered) return children
  return (
    <span className={styles.origin}>
      {!isOwn && <span>From the link</span>}{' '}
      {!isOwn && status === 'known' && offer(text, 'Keep', 'Kept as your browsers.')}
      {!isOwn && kept !== '' && offer(kept, 'Use mine', 'Your own browsers are used.')}
      {isOffered && offer(nearest, `Use ${nearest}`, `Checked in ${nearest}.`)}
    </span>
  )
}
