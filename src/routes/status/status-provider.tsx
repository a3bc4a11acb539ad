import { useEffect, useRef } from 'react'

import { formatCount, pluralize } from '#lib/format-count.ts'
import { isLocal } from '#search/local/is-local.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useProvider } from '#search/transport/client-context.ts'
import type { FailureKind, SearchFailure } from '#search/transport/failure.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { ProviderCheck, StatusFinding } from './status-check.ts'

type CheckNoticeProps = { readonly check: ProviderCheck }

/** Whether the search is up, by a request made just now. */
export function CheckNotice({ check }: CheckNoticeProps) {
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
export function ProviderIdentity() {
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
