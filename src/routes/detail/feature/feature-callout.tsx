import { Link } from 'react-router-dom'

import type { Discouraged } from '#catalogue/features/record.ts'
import { formatMonth } from '#lib/months.ts'
import { safeUrl } from '#lib/safe-url.ts'
import type { FeatureRef } from '#routes/detail/mentions.ts'
import { paths } from '#routes/paths.ts'
import type { WhyRun } from '#search/rows/status-reason.ts'
import { statusReason } from '#search/rows/status-reason.ts'
import { CodeText } from '#ui/text/code-text.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { FeatureDetail } from './feature-data.ts'

import styles from '../detail.module.css'

type FeatureCalloutProps = {
  readonly feature: FeatureDetail
  /** For the names of the alternatives. */
  readonly neighbours: readonly FeatureRef[]
  /** `YYYY-MM-DD`: the day of the data. */
  readonly today: string
}

/** Why the feature has its status: a line, set off where the status alone would mislead. */
export function FeatureCallout({ feature, neighbours, today }: FeatureCalloutProps) {
  if (feature.discouraged) {
    return (
      <DiscouragedNotice discouraged={feature.discouraged} neighbours={neighbours} today={today} />
    )
  }
  const runs = statusReason(feature, today)
  if (runs.length === 0) return null
  const line = runs.map((run) => <Run key={run.value} run={run} />)
  return feature.baseline === 'limited' && mostlyWorks(feature) ? (
    <Notice tone="limited">
      <p>{line}</p>
    </Notice>
  ) : (
    <p className={styles.why}>{line}</p>
  )
}

function Run({ run: { kind, value } }: { readonly run: WhyRun }) {
  if (kind === 'text') return value
  return kind === 'strong' ? <strong>{value}</strong> : <code>{value}</code>
}

/**
 * A browser counts as lacking a feature until it has every part, so one new part makes an old feature look
 * unsupported. Half of the parts is where that becomes misleading.
 */
function mostlyWorks({ parts, missing }: FeatureDetail): boolean {
  return (
    parts.total > 1 && missing.some((browser) => (parts.works[browser] ?? 0) * 2 >= parts.total)
  )
}

type DiscouragedNoticeProps = {
  readonly discouraged: Discouraged
  readonly neighbours: readonly FeatureRef[]
  readonly today: string
}

function DiscouragedNotice({ discouraged, neighbours, today }: DiscouragedNoticeProps) {
  const { reason, by, alternatives, removal } = discouraged
  const nameOf = (id: string) =>
    neighbours.find((neighbour) => neighbour.objectID === id)?.name ?? id
  const sources = by
    .flatMap((address) => safeUrl(address) ?? [])
    .map((address) => ({ address, label: new URL(address).hostname }))
  return (
    <Notice tone="danger">
      <p>
        <strong>Not for new work.</strong> <CodeText value={reason} />
        {removal !== undefined &&
          ` Removal ${removal < today ? 'was' : 'is'} planned for ${formatMonth(removal, 'long')}.`}
      </p>
      {alternatives.length > 0 && (
        <p>
          Use instead:
          <LinkRow
            links={alternatives.map((id) => ({ address: paths.feature(id), label: nameOf(id) }))}
          />
        </p>
      )}
      {sources.length > 0 && (
        <p>
          According to
          <LinkRow links={sources} />
        </p>
      )}
    </Notice>
  )
}

type LinkRowProps = {
  readonly links: readonly { readonly address: string; readonly label: string }[]
}

/** Addresses of the site go through the router, the others leave. */
function LinkRow({ links }: LinkRowProps) {
  return links.map(({ address, label }, index) => (
    <span key={address}>
      {index > 0 ? ', ' : ' '}
      {address.startsWith('/') ? <Link to={address}>{label}</Link> : <a href={address}>{label}</a>}
    </span>
  ))
}
