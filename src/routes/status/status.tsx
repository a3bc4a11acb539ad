import { type ReactNode, useState, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import type { PageSummary } from '#contracts/content.ts'
import { views } from '#contracts/views.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { capitalized } from '#lib/sentence.ts'
import { type KeptState, keptState } from '#offline/page/kept-state.ts'
import { offlineHref } from '#offline/page/offline-place.ts'
import { useHead } from '#routes/layout/head.ts'
import { lists } from '#search/lists/all.ts'
import { isLocal } from '#search/local/is-local.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useStore } from '#search/state/use-store.ts'
import { useProvider } from '#search/transport/client-context.ts'
import type { FailureKind, SearchFailure } from '#search/transport/failure.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { useProviderCheck, type StatusFinding, type ProviderCheck } from './status-check.ts'
import { timesText, differenceText, type IndexState, relativeAge } from './status-data.ts'
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

type FactProps = { readonly name: string; readonly children: ReactNode }

function Fact({ name, children }: FactProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  )
}

/** The packages whose versions are named; the others are beside their sources. */
const namedPackages = new Set(['web-features', '@mdn/browser-compat-data'])

type DataFactProps = {
  readonly summary: PageSummary
  /** `YYYY-MM-DD` on which the packages were the newest. */
  readonly checkedOn: string | undefined
}

/** The day and the versions of the data that the page was built with. */
function DataFact({ summary: { asOf, packages }, checkedOn }: DataFactProps) {
  const [now] = useState(() => Date.now() / 1000)
  const versions = packages
    .filter(({ name }) => namedPackages.has(name))
    .map(({ name, version }) => `${name} ${version}`)
  return (
    <Fact name="Data">
      <p>
        As of <time dateTime={asOf}>{formatDay(asOf)}</time>
        <span>{`, ${relativeAge(asOf, now)}: ${versions.join(', ')}.`}</span>{' '}
        <Link to={views.about.path}>All packages</Link>
        <span>.</span>
      </p>
      {checkedOn !== undefined && (
        <p>
          Checked on <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>: npm had no newer
          versions.
        </p>
      )}
    </Fact>
  )
}

type IndicesFactProps = { readonly finding: StatusFinding | null; readonly summary: PageSummary }

/** The size of each index, and how it differs from the data that the page was built with. */
function IndicesFact({ finding, summary }: IndicesFactProps) {
  const { indices = [], failure = null } = finding ?? {}
  const rows = indices.map((index) => ({ index, difference: differenceText(index, summary) }))
  const isWhole = rows.every(({ difference }) => difference === '')
  return (
    <Fact name="Indices">
      {indices.length === 0 ? (
        <p>Shown when the search answers.</p>
      ) : (
        <>
          <p>
            {`${failure === null ? '' : 'From an earlier check. '}${isWhole ? 'All match the data of this page.' : 'Not all match the data of this page.'}`}
          </p>
          <ul className={styles.indices}>
            {rows.map(({ index, difference }) => (
              <IndexItem key={index.name} index={index} difference={difference} />
            ))}
          </ul>
        </>
      )}
    </Fact>
  )
}

type IndexItemProps = { readonly index: IndexState; readonly difference: string }

function IndexItem({ index: { name, records }, difference }: IndexItemProps) {
  const title = lists.find(({ id }) => id === name)?.title ?? capitalized(name)
  return (
    <li>
      <span>{`${title}: ${formatCount(records)}`}</span>
      {difference !== '' && <span className={styles.odd}>{` (${difference})`}</span>}
    </li>
  )
}

/** Whether this device keeps the site, and where to see and change what it stores. */
function DeviceFact() {
  const state = useStore(keptState)
  return (
    <Fact name="This device">
      <p>
        <span>{deviceText(state)}</span> <Link to={offlineHref}>Offline use</Link>
        <span>,</span> <Link to={views.privacy.path}>what is stored</Link>
        <span>.</span>
      </p>
    </Fact>
  )
}

function deviceText(state: KeptState): string {
  if (state.kind === 'kept') {
    return `Keeps this site for offline use, with data as of ${formatDay(state.day)}.`
  }
  if (state.kind === 'keeping') return 'Is downloading this site for offline use.'
  if (state.kind === 'unknown') return 'Checking…'
  return 'Does not keep this site, and needs a network connection for it.'
}

type CheckNoticeProps = { readonly check: ProviderCheck }

/** Whether the search is up, by a request made just now. */
function CheckNotice({ check }: CheckNoticeProps) {
  const { finding, isChecking, again } = check
  useAnnouncement(finding)
  return (
    <Notice
      tone={finding !== null && finding.failure !== null ? 'danger' : 'plain'}
      // Not disabled during a check: a disabled button would lose the focus.
      action={<Button onClick={again}>{isChecking ? 'Checking…' : 'Check again'}</Button>}
    >
      <Words check={check} />
    </Notice>
  )
}

/** What a failed check says about the provider. It names no unproven cause. */
export function failedCheckText(
  { kind, code, wait = 0 }: SearchFailure,
  isOnline = navigator.onLine,
): string {
  if (kind === 'unreachable' && !isOnline) return 'You are offline. Search cannot be checked.'
  if (kind === 'unreachable' && code !== undefined) {
    return `Search is down (status ${code}).`
  }
  return failedChecks[kind](code === undefined ? '' : ` (status ${code})`, wait)
}

const failedChecks: Readonly<Record<FailureKind, (status: string, wait: number) => string>> = {
  unreachable: () => 'Search is down: no answer.',
  slow: () => 'Search is slow: no answer yet.',
  garbled: () => 'Search is down, or your network requires you to sign in.',
  busy: (status, wait) =>
    `Search is up but busy: try again in ${pluralize(wait, 'second', 'seconds')}${status}.`,
  unavailable: (status) =>
    `Search is up but denies this page access to its indices${status}. This is a problem with the site.`,
  rejected: (status) =>
    `Search is up but rejected the check${status}. This is a problem with the site.`,
}

function Words({ check: { finding, isLate } }: CheckNoticeProps) {
  return (
    <>
      <p>
        <strong>{finding === null ? 'Checking…' : findingWords(finding)}</strong>
      </p>
      {finding !== null && (
        <p>
          Checked at <time dateTime={new Date(finding.at).toISOString()}>{clock(finding.at)}</time>
          <span>.</span>
        </p>
      )}
      {isLate && <p>No answer yet. Still checking.</p>}
    </>
  )
}

/** Announces later results; the visitor opened the view for the first one. */
function useAnnouncement(finding: StatusFinding | null): void {
  const announcer = useAnnouncer()
  const told = useRef<StatusFinding | null>(null)
  useEffect(() => {
    if (finding !== null && told.current !== null && finding !== told.current) {
      announcer.say(findingWords(finding))
    }
    told.current = finding
  }, [announcer, finding])
}

function findingWords({ failure, took }: StatusFinding): string {
  if (failure !== null) return failedCheckText(failure)
  return `Search is up: answered in ${formatCount(Math.round(took))} ms.`
}

/** "16:40:05", in the visitor's time zone. */
function clock(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB')
}

/** Which provider answers. */
function ProviderIdentity() {
  const { appId, isHosted, providerUrl } = useProvider()
  if (isLocal) {
    return (
      <p>Runs in this browser, with the records of this site. Searches are not sent anywhere.</p>
    )
  }
  return isHosted ? (
    <p>
      Hosted by Algolia, application <code>{appId}</code>
      <span>. See also</span> <a href="https://status.algolia.com/">status.algolia.com</a>
      <span>.</span>
    </p>
  ) : (
    <p>
      <span>{`Embedded in ${providerUrl ?? 'the server of this page'}, application`}</span>{' '}
      <code>{appId}</code>
      <span>.</span>
    </p>
  )
}
