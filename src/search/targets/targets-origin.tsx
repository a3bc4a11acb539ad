import { useAnnouncer } from '#search/state/announcer.ts'
import { useStore } from '#search/state/use-store.ts'
import { Button } from '#ui/controls/button.tsx'
import type { Elements } from '#ui/text/elements.ts'

import { keptTargets, targetsText } from './targets-text.ts'
import { useChoose } from './use-choose.ts'

import styles from './targets-meaning.module.css'

type TargetsOriginProps = {
  /** What is shown for the visitor's own browsers. */
  readonly children?: Elements
}

/** Says that the browsers came with a link, and offers to keep them or to use one's own. */
export function TargetsOrigin({ children }: TargetsOriginProps) {
  const text = useStore(targetsText)
  const kept = useStore(keptTargets)
  const choose = useChoose()
  const announcer = useAnnouncer()
  if (text === '' || text === kept) return children
  const take = (next: string, said: string) => {
    choose(next)
    announcer.say(said)
  }
  return (
    <span className={styles.origin}>
      <span>From the link</span>{' '}
      <Button variant="quiet" onClick={() => take(text, 'Kept as your browsers.')}>
        Keep
      </Button>
      {kept !== '' && (
        <Button variant="quiet" onClick={() => take(kept, 'Your own browsers are used.')}>
          Use mine
        </Button>
      )}
    </span>
  )
}
