import { content } from 'virtual:content'

import { views } from '#contracts/views.ts'
import { useHead } from '#routes/layout/head.ts'
import { isLocal } from '#search/local/is-local.ts'
import { useStore } from '#search/state/use-store.ts'
import { useProvider } from '#search/transport/client-context.ts'

import { useProviderCheck } from './status-check.ts'
import { timesText } from './status-data.ts'
import { DataFact, DeviceFact, Fact, IndicesFact } from './status-facts.tsx'
import { CheckNotice, ProviderIdentity } from './status-provider.tsx'
import { StatusReport } from './status-report.tsx'

import text from '#routes/pages/about.module.css'
import styles from './status.module.css'

/** The view `/status`: whether the search is up, how fast it is, and how fresh its data. */
export function StatusView() {
  useHead({ ...views.status.head, canonical: views.status.path })
  const check = useProviderCheck()
  const times = useStore(useProvider().answers.times)
  return (
    <div className={text.page}>
      <h1 tabIndex={-1}>Status</h1>
      <div className={styles.screen}>
        <CheckNotice check={check} />
        <table className={styles.facts} aria-label="Details">
          <tbody>
            <Fact name="Provider">
              <ProviderIdentity />
              {!isLocal && <StatusReport check={check.number} />}
            </Fact>
            <Fact name="Response times of this visit">
              <p>{timesText(times)}</p>
            </Fact>
            <DataFact summary={content.summary} checkedOn={content.checkedOn} />
            <IndicesFact finding={check.finding} summary={content.summary} />
            <DeviceFact />
          </tbody>
        </table>
      </div>
    </div>
  )
}
