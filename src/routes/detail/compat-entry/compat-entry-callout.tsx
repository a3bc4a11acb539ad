import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { Notice } from '#ui/text/notice.tsx'

import type { CompatDetail, CompatProps } from './compat-entry-data.ts'

import styles from '../detail.module.css'

const warnings = {
  Deprecated: 'Browsers keep it for old pages and may remove it. Not for new work.',
  'Non-standard': 'No specification that browsers agree on defines it, so each may do as it likes.',
  Experimental: 'It may still change, and one engine at most has it to stay.',
} as const

type Warned = keyof typeof warnings

/** What its status means, and which browsers lack it. */
export function CompatEntryCallout({ record: entry }: CompatProps) {
  const warned = entry.status.filter((status): status is Warned => status !== 'Standard')
  const lacking = lackingText(entry.missing)
  return (
    <>
      {warned.length > 0 && (
        <Notice tone={warned.every((status) => status === 'Experimental') ? 'limited' : 'danger'}>
          {warned.map((status) => (
            <p key={status}>
              <strong>{status}.</strong> {warnings[status]}
            </p>
          ))}
        </Notice>
      )}
      {lacking !== '' && <p className={styles.why}>{lacking}</p>}
    </>
  )
}

/** "Safari and Safari on iOS lack plain support today."; empty where none does. */
export function lackingText(missing: CompatDetail['missing']): string {
  if (missing.length === 0) return ''
  if (missing.length === coreBrowsers.length) return 'No core browser has plain support today.'
  const names = missing.map((browser) => browserLabels[browser].name)
  const verb = names.length === 1 ? 'lacks' : 'lack'
  return `${new Intl.ListFormat('en-GB').format(names)} ${verb} plain support today.`
}
