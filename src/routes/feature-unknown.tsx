import { Link } from 'react-router-dom'

import { wordsOfAddress } from './address-words.ts'
import { paths } from './paths.ts'
import { WaysOn } from './ways-on.tsx'

import featureStyles from './feature.module.css'
import styles from './not-found.module.css'

type FeatureUnknownProps = {
  readonly id: string
  /** The features that it became; none where it never was one. */
  readonly targets: readonly string[]
}

/** What to do with an id that stands for no feature: choose among those it was split into, or look further. */
export function FeatureUnknown({ id, targets }: FeatureUnknownProps) {
  if (targets.length === 0) {
    return (
      <div className={featureStyles.body}>
        <p className={styles.lead}>
          There is no feature{' '}
          <bdi>
            <code>{id}</code>
          </bdi>
          .
        </p>
        <WaysOn words={wordsOfAddress(id)} />
      </div>
    )
  }
  return (
    <div className={featureStyles.body}>
      <p className={styles.lead}>What this address showed is now several features:</p>
      <ul className={styles.list}>
        {targets.map((target) => (
          <li key={target}>
            <Link to={paths.feature(target)}>{target}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
