import { content } from 'virtual:content'

import { views } from '#contracts/views.ts'
import { useHead } from '#routes/layout/head.ts'
import { isLocal } from '#search/local/is-local.ts'

import { AnswerTimesSection } from './status-answers.tsx'
import { useProviderCheck } from './status-check.ts'
import { IndicesSection } from './status-indices.tsx'
import { MonitoringSection } from './status-monitoring.tsx'
import { PackagesSection } from './status-packages.tsx'
import { ProviderSection } from './status-provider.tsx'

import styles from './status.module.css'

/** The view `/status`: whether the search is up, its indices, the data's age, response times. */
export function StatusView() {
  useHead({ ...views.status.head, canonical: views.status.path })
  const check = useProviderCheck()
  const { finding } = check
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Status</h1>
      <ProviderSection check={check} />
      {!isLocal && <MonitoringSection check={check.number} />}
      <IndicesSection
        indices={finding?.indices ?? []}
        isOld={finding !== null && finding.failure !== null}
        summary={content.summary}
      />
      <PackagesSection packages={content.summary.packages} checkedOn={content.checkedOn} />
      <AnswerTimesSection />
    </div>
  )
}
