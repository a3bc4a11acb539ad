import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { Notice } from '#ui/text/notice.tsx'

import type { CompatDetail, CompatProps } from './compat-entry-data.ts'

import styles from '../detail.module.css'

const warnings = {
  Deprecated: 'Kept for compatibility and may be removed. Don’t use in new code.',
  'Non-standard':
    'Not defined by an agreed specification, so behaviour may differ between browsers.',
  Experimental: 'May still change; shipped in at most one engine.',
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
  if (missing.length === coreBrowsers.length) return 'No core browser supports it by default.'
  const names = missing.map((browser) => browserLabels[browser].name)
  const verb = names.length === 1 ? 'doesn’t' : 'don’t'
  return `${new Intl.ListFormat('en-GB').format(names)} ${verb} support it by default.`
}
