import { coreBrowsers } from '#catalogue/browsers.ts'
import { plainSince } from '#lib/support-code.ts'
import { WhyLine } from '#search/rows/why-line.tsx'
import { useDays } from '#search/state/days.ts'
import { CodeText } from '#ui/text/code-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { CompatProps } from './compat-entry-data.ts'
import { wholeRemarks } from './whole-remark.ts'

import styles from '#routes/detail/detail.module.css'

const warnings = {
  Deprecated: 'Kept for compatibility and may be removed. Don’t use in new code.',
  'Non-standard':
    'Not defined by an agreed specification, so behaviour may differ between browsers.',
  Experimental: 'May still change; shipped in at most one engine.',
} as const

type Warned = keyof typeof warnings

export function CompatEntryCallout({ record: entry, above }: CompatProps) {
  const { today } = useDays()
  const warned = entry.status.filter((status): status is Warned => status !== 'Standard')
  return (
    <>
      {warned.length > 0 && (
        <Notice tone={warned.every((status) => status === 'Experimental') ? 'limited' : 'danger'}>
          {warned.map((status) => (
            <p key={status}>
              <strong>{`${status}.`}</strong> <span>{warnings[status]}</span>
            </p>
          ))}
        </Notice>
      )}
      {!saysTheBand(entry, today) && (
        <p className={styles.why}>
          <WhyLine value={entry.why} />
        </p>
      )}
      {entry.remarks?.map((one) => (
        <p key={one} className={styles.remark}>
          {one}
        </p>
      ))}
      {entry.otherNames?.map((one) => (
        <p key={one} className={styles.remark}>
          <CodeText value={`Also as ${one}.`} />
        </p>
      ))}
      {wholeRemarks(entry, above, today).map(({ id, name, text }) => (
        <p key={id} className={styles.remark}>
          <NameText value={name} code /> <span>{`itself: ${text}.`}</span>
        </p>
      ))}
    </>
  )
}

/** Whether all that its reason says is since when every browser has it, which the page says anyway. */
function saysTheBand({ support, why }: CompatProps['record'], today: string): boolean {
  const isEverywhere = coreBrowsers.every(
    (browser) => plainSince(support[browser], today) !== undefined,
  )
  return isEverywhere && !why.includes('·')
}
