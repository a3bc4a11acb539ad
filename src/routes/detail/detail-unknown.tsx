import { Link } from 'react-router-dom'

import { queryOfAddress } from '#routes/pages/address-text.ts'
import { NotFoundSuggestions } from '#routes/pages/not-found-suggestions.tsx'

import styles from '../pages/not-found.module.css'
import detailStyles from './detail.module.css'

type DetailUnknownProps = {
  /** What there is none of: "feature". */
  readonly what: string
  readonly id: string
}

/** What to do with an id that stands for nothing: look further. */
export function DetailUnknown({ what, id }: DetailUnknownProps) {
  return (
    <div className={detailStyles.body}>
      <p className={styles.lead}>
        There is no {what}{' '}
        <bdi>
          <code>{id}</code>
        </bdi>
        .
      </p>
      <NotFoundSuggestions query={queryOfAddress(id)} />
    </div>
  )
}

type DetailSplitProps = {
  /** What the id became, in several: "features". */
  readonly what: string
  readonly targets: readonly { readonly id: string; readonly address: string }[]
}

/** The choice among those that an id was split into. */
export function DetailSplit({ what, targets }: DetailSplitProps) {
  return (
    <div className={detailStyles.body}>
      <p className={styles.lead}>What this address showed is now several {what}:</p>
      <ul className={styles.list}>
        {targets.map(({ id, address }) => (
          <li key={id}>
            <Link to={address}>{id}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
