import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { browserList } from '#catalogue/browser-list.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { Discouraged } from '#catalogue/features/record.ts'
import { formatMonth } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { joinWords } from '#lib/sentence.ts'
import { plainSince } from '#lib/support-code.ts'
import type { RecordAnswer } from '#routes/detail/record-queries.ts'
import { featureRef } from '#routes/detail/record-requests.ts'
import { paths } from '#routes/paths.ts'
import { WhyLine } from '#search/rows/why-line.tsx'
import { useDays } from '#search/state/days.ts'
import { CodeText } from '#ui/text/code-text.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { FeatureProps } from './feature-data.ts'
import type { FeatureDetail } from './feature-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** Why the feature has its status, and where newer data differs. */
export function FeatureCallout({ record, neighbours }: FeatureProps) {
  return (
    <>
      {record.discouraged ? (
        <DiscouragedNotice discouraged={record.discouraged} neighbours={neighbours} />
      ) : (
        <StatusReason feature={record} />
      )}
      <NewerPartsNote feature={record} />
      {record.remarks?.map((one) => (
        <p key={one} className={styles.remark}>
          {one}
        </p>
      ))}
    </>
  )
}

function StatusReason({ feature }: { readonly feature: FeatureDetail }) {
  const { today } = useDays()
  if (feature.why === undefined) return null
  const line = <WhyLine value={feature.why} />
  return feature.baseline === 'limited' && mostlyWorks(feature, today) ? (
    <Notice tone="limited">
      <p>{line}</p>
    </Notice>
  ) : (
    <p className={styles.why}>{line}</p>
  )
}

/**
 * A single new part can make a browser count as lacking a feature, and an old feature look
 * unsupported. Misleading if half of the parts work in such a browser.
 */
function mostlyWorks({ parts, support }: FeatureDetail, today: string): boolean {
  return (
    parts.total > 1 &&
    coreBrowsers.some(
      (browser) =>
        plainSince(support[browser], today) === undefined &&
        (parts.works[browser] ?? 0) * 2 >= parts.total,
    )
  )
}

type DiscouragedNoticeProps = {
  readonly discouraged: Discouraged
  readonly neighbours: RecordAnswer
}

function DiscouragedNotice({ discouraged, neighbours }: DiscouragedNoticeProps) {
  const { reason, by, alternatives, removal } = discouraged
  const { today } = useDays()
  const features = neighbours.hits(featureRef)
  const nameOf = (id: string) => features.find(({ objectID }) => objectID === id)?.name ?? id
  const sources = by
    .flatMap((address) => safeUrl(address) ?? [])
    .map((address) => ({ address, label: new URL(address).hostname }))
  return (
    <Notice tone="danger">
      <p>
        <strong>Don’t use in new code.</strong> <CodeText value={reason} />
        {removal !== undefined && (
          <>
            {' '}
            <span>{`Removal ${removal < today ? 'was' : 'is'} planned for ${formatMonth(removal)}.`}</span>
          </>
        )}
      </p>
      {alternatives.length > 0 && (
        <p>
          Alternatives:
          <LinkRow
            links={alternatives.map((id) => ({ address: paths.feature(id), label: nameOf(id) }))}
          />
        </p>
      )}
      {sources.length > 0 && (
        <p>
          Sources:
          <LinkRow links={sources} />
        </p>
      )}
    </Notice>
  )
}

type LinkRowProps = {
  readonly links: readonly { readonly address: string; readonly label: string }[]
}

/** Internal addresses use the router; others leave the site. */
function LinkRow({ links }: LinkRowProps) {
  return links.map(({ address, label }, index) => (
    <span key={address}>
      <span>{index > 0 ? ', ' : ' '}</span>
      {address.startsWith('/') ? <Link to={address}>{label}</Link> : <a href={address}>{label}</a>}
    </span>
  ))
}

/** A note if the compat data of some browsers is newer than the feature's status. */
function NewerPartsNote({ feature }: { readonly feature: FeatureDetail }) {
  const { today } = useDays()
  const newer = (feature.newer ?? []).filter(
    (browser) => plainSince(feature.support[browser], today) !== undefined,
  )
  if (newer.length === 0) return null
  return (
    <p className={styles.remark}>
      {`Baseline status: web-features, ${dataOf('web-features')}. Newer compatibility data (${dataOf('@mdn/browser-compat-data')}) says since which version all parts work in ${joinWords(browserList(newer))}: counted from it until web-features confirms it.`}
    </p>
  )
}

function dataOf(name: string): string {
  const date = content.summary.packages.find((one) => one.name === name)?.date
  return date === undefined ? 'unknown date' : formatDay(date)
}
