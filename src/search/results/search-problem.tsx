import { useEffect, useState } from 'react'

import { views } from '#contracts/views.ts'
import { deviceNote } from '#search/local/device-state.ts'
import { isLocal } from '#search/local/is-local.ts'
import { Message } from '#search/rows/message.tsx'
import { useLinks } from '#search/state/links.ts'
import { useConnectionState, useSearchServices } from '#search/state/search-services.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { useStore } from '#search/state/use-store.ts'
import { useProvider } from '#search/transport/client-context.ts'
import { failureText } from '#search/transport/failure-text.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { Button } from '#ui/controls/button.tsx'

import type { ProviderReport } from './provider-report.tsx'

/** Whether the provider may be down. A refusal is the site's fault; offline it cannot be asked. */
const isOfProvider = ({ kind }: SearchFailure): boolean =>
  kind !== 'unavailable' && kind !== 'rejected' && navigator.onLine

/** Explains a failed or slow search, above the results that are still shown. */
export function SearchProblem({ hasResults }: { readonly hasResults: boolean }) {
  const { phase, failure, notBefore, retrying } = useConnectionState()
  const { Link } = useLinks()
  const note = useStore(deviceNote)
  if (phase === 'late') {
    return <Message>Still searching…</Message>
  }
  if (failure === null) return note !== '' && <Message>{note}</Message>
  const { title, advice } = failureText(failure)
  return (
    <Message
      // Remounted if the action differs; otherwise a pressed button stays while the same failure
      // repeats.
      key={failure.kind + notBefore}
      tone="danger"
      action={<WayOut failure={failure} notBefore={notBefore} retrying={retrying} />}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        <span>{`${hasResults ? 'Showing your previous results. ' : ''}${advice}`}</span>{' '}
        <Link href={views.status.path}>Search status</Link>
      </p>
      {!isLocal && isOfProvider(failure) && <Report title={title} />}
    </Message>
  )
}

type Loaded = { readonly answer: unknown; readonly View: typeof ProviderReport }

function Report({ title }: { readonly title: string }) {
  const { monitoring } = useProvider()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const asked = await fetch(`${monitoring}/1/status`, { cache: 'no-store' })
      const answer: unknown = await asked.json()
      // Imported only after an answer: if nothing answers, the import would fail too, and the page
      // would reload.
      const { ProviderReport: View } = await import('./provider-report.tsx')
      if (!isGone) setLoaded({ answer, View })
    }
    load().catch(() => {})
    return () => {
      isGone = true
    }
  }, [monitoring])
  return loaded && <loaded.View title={title} answer={loaded.answer} />
}

/** The same for a list, which knows whether it shows results. */
export function ListProblem() {
  const { kind } = useResultsState()
  return <SearchProblem hasResults={kind !== 'waiting' && kind !== 'failed'} />
}

type WayOutProps = {
  readonly failure: SearchFailure
  readonly notBefore: number
  readonly retrying: boolean
}

function WayOut({ failure, notBefore, retrying }: WayOutProps) {
  const { searchClient, address } = useSearchServices()
  const seconds = useCountdown(notBefore)
  if (failure.kind === 'unavailable') return null
  if (failure.kind === 'rejected') {
    return <Button onClick={() => address.go(address.read().pathname)}>Start over</Button>
  }
  if (seconds > 0) return <Button disabled>{`Try again in ${seconds} s`}</Button>
  // Not disabled while it retries, because a disabled button loses the focus.
  return <Button onClick={searchClient.retry}>{retrying ? 'Trying again…' : 'Try again'}</Button>
}

/** Whole seconds until a time in epoch milliseconds, down to 0. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
