import { useEffect, useRef } from 'react'

import { formatCount, pluralize } from '#lib/format-count.ts'
import { isLocal } from '#search/local/is-local.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useProvider } from '#search/transport/client-context.ts'
import type { FailureKind, SearchFailure } from '#search/transport/failure.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { StatusFinding, ProviderCheck } from './status-check.ts'

import textStyles from '#routes/pages/about.module.css'
import styles from './status.module.css'

type ProviderSectionProps = { readonly check: ProviderCheck }

/** Whether the provider is up, by a request made just now, and which provider it is. */
export function ProviderSection({ check }: ProviderSectionProps) {
  const { finding, isChecking, again } = check
  useAnnouncement(finding)
  return (
    <section aria-labelledby="provider" className={styles.provider}>
      <h2 id="provider" className={textStyles.heading}>
        Search provider
      </h2>
      <Notice
        tone={finding !== null && finding.failure !== null ? 'danger' : 'plain'}
        // Not disabled during a check: a disabled button would lose the focus.
        action={<Button onClick={again}>{isChecking ? 'Checking…' : 'Check again'}</Button>}
      >
        <Words check={check} />
      </Notice>
      <Identity />
    </section>
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

function Words({ check: { finding, isLate } }: ProviderSectionProps) {
  return (
    <>
      <p>
        <strong>{finding === null ? 'Checking…' : findingWords(finding)}</strong>
      </p>
      {finding !== null && (
        <p>
          Checked at <time dateTime={new Date(finding.at).toISOString()}>{clock(finding.at)}</time>
          {' with an uncached request.'}
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

function Identity() {
  const { appId, isHosted, providerUrl } = useProvider()
  if (isLocal) {
    return (
      <p className={styles.remark}>
        Runs in this browser, with the records of this site. Searches are not sent anywhere.
      </p>
    )
  }
  return (
    <p className={styles.remark}>
      {isHosted ? (
        <>
          <span>Hosted by Algolia, application</span> <code>{appId}</code>
          <span>. See also</span> <a href="https://status.algolia.com/">status.algolia.com</a>
          <span>.</span>
        </>
      ) : (
        <>
          <span>{`Embedded in ${providerUrl ?? 'the server of this page'}, application`}</span>{' '}
          <code>{appId}</code>
          <span>.</span>
        </>
      )}
    </p>
  )
}
