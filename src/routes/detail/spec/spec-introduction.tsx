import { SaveToggle } from '#search/saved/save-toggle.tsx'

import type { SpecDetail } from './spec-data.ts'
import type { SpecPreview } from './spec-origin.ts'

import styles from '../detail.module.css'

type SpecIntroductionProps = {
  /** The specification as far as it is known: at first only what the list knew. */
  readonly spec: SpecPreview & Partial<SpecDetail>
}

/** Who writes it and how far it is. */
export function SpecIntroduction({ spec }: SpecIntroductionProps) {
  const { title, shortTitle, org, status, maturity, groups } = spec
  return (
    <>
      <div className={styles.facts}>
        {shortTitle !== title && <span>{shortTitle}</span>}
        <span>{[org, status].join(' · ')}</span>
        {maturity !== undefined && maturity !== status && <span>Published as {maturity}</span>}
        <SaveToggle kind="specs" thing={spec} name={title} worded />
      </div>
      {groups !== undefined && groups.length > 0 && (
        <p className={styles.byline}>{groups.join(', ')}</p>
      )}
    </>
  )
}
