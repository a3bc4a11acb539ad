import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { views } from '#contracts/views.ts'
import { epochSeconds } from '#lib/dates.ts'
import { followNotices, lookForKept } from '#offline/page/keep-site.ts'
import { keptState } from '#offline/page/kept-state.ts'
import { offlineHref } from '#offline/page/offline-place.ts'
import { useAreTargetsWanted } from '#routes/targets-wanted.ts'
import { today } from '#routes/today.ts'
import { agree, decline } from '#search/insights/choices.ts'
import { sentEvents } from '#search/insights/sent-events.ts'
import { deviceSentence } from '#search/local/device-sentence.ts'
import { deviceNote } from '#search/local/device-state.ts'
import { isLocal } from '#search/local/is-local.ts'
import { deviceLoading } from '#search/local/opened-device.ts'
import { moreTools } from '#search/palette/more-tools.ts'
import type { ToolOffer } from '#search/questions/tools.ts'
import { setTool, type SetToolProps } from '#search/set/set-slot.tsx'
import { SetToggle } from '#search/set/set-toggle.tsx'
import { consent, isOptedOut } from '#search/state/consent.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { LiveRegion } from '#search/state/status-region.tsx'
import { useStore } from '#search/state/use-store.ts'
import { loadTargets, targets } from '#search/targets/load-targets.ts'
import { useProvider, useSearchClient } from '#search/transport/client-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { actionOf, VISITOR_ACTION } from '#ui/controls/visitor-action.ts'

import { SetBar, LoadingIndex, NewVersionBar } from './bars.tsx'
import { ShortcutsOverlay } from './shortcuts-overlay.tsx'

import styles from './consent-banner.module.css'

/** Loads what sends events once the visitor has agreed. Without it, nothing is sent. */
const VisitEvents = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await import('#routes/visit-events.tsx')).VisitEvents }
  } catch {
    return { default: () => null }
  }
})

/**
 * Tasks after the page has loaded: stores the visitor's browsers and pending input in the address,
 * asks for consent to statistics, sends events once the visitor has agreed, tells what of the site
 * this device keeps, and provides the tool that adds results to a set, and the overlay of the
 * keyboard shortcuts.
 */
export function AfterLoad({ isReturning }: { readonly isReturning: boolean }) {
  const hasAgreed = typeof useStore(consent) !== 'string'
  useWriteBeforeLeaving()
  useEffect(forgetOptedOut, [])
  useEffect(() => setTool.set(renderSetToggle), [])
  return (
    <>
      <TargetsAddress />
      {!isLocal && <ConsentBanner isReturning={isReturning} />}
      {!isLocal && hasAgreed && (
        <Suspense>
          <VisitEvents />
        </Suspense>
      )}
      <Offline />
      <SetBar />
      <ShortcutsOverlay />
    </>
  )
}

/** Days without new data after which every view says so: the third weekly refresh is missing. */
const LATE = 21

/** Last in the footer, so that nothing moves when it appears. */
export function LateData() {
  const { checkedOn = content.summary.asOf } = content
  const days = (epochSeconds(today()) - epochSeconds(checkedOn)) / 86_400
  if (days <= LATE) return null
  return (
    <p>
      {`The data has not been renewed for ${Math.floor(days / 7)} weeks. It may lack newer releases.`}
    </p>
  )
}

function renderSetToggle(props: SetToolProps) {
  return <SetToggle {...props} />
}

/** Deletes stored data if the browser objects to tracking by now, although the visitor agreed. */
function forgetOptedOut(): void {
  if (!isOptedOut()) return
  consent.clear()
  sentEvents.clear()
}

/** Loads the modules for the visitor's browsers if any are chosen, and updates the address. */
function TargetsAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const parts = useStore(targets)
  const isWanted = useAreTargetsWanted()
  useEffect(() => {
    // If loading fails, nothing is checked, but everything else works.
    if (isWanted) loadTargets().catch(() => undefined)
  }, [isWanted])
  return (
    parts && (
      <parts.TargetsFollower
        pathname={location.pathname}
        search={location.search}
        onChange={(search) =>
          void navigate({ ...location, search }, { replace: true, state: location.state })
        }
      />
    )
  )
}

/**
 * Writes pending input to the address before the visitor leaves. Any click may navigate, and so may
 * any named key: F5, or Alt with an arrow key. Backspace only edits.
 */
function useWriteBeforeLeaving(): void {
  const { address } = useSearchServices()
  useEffect(() => {
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    window.addEventListener('click', address.flush, options)
    window.addEventListener(
      'keydown',
      ({ key }) => key.length > 1 && key !== 'Backspace' && address.flush(),
      options,
    )
    return () => watching.abort()
  }, [address])
}

const offer: ToolOffer = {
  title: 'Keep Plinth on this device',
  about: 'So that it works without a network',
  href: offlineHref,
}

/** What the page tells of a site that is kept on this device, and where it offers to keep it. */
function Offline() {
  const { kind } = useStore(keptState)
  const note = useStore(deviceNote)
  const { loading = deviceLoading } = useProvider()
  const client = useSearchClient()
  useEffect(() => {
    void lookForKept()
    return followNotices()
  }, [])
  useEffect(() => {
    moreTools.set(kind === 'none' ? [offer] : [])
  }, [kind])
  useEffect(
    // What this device has answered must not hide what the network knows.
    () => deviceNote.subscribe(() => void (deviceNote.get() === '' && client.clearCache?.())),
    [client],
  )
  useEffect(() => (isLocal ? followConnection() : undefined), [])
  if (!isLocal && kind !== 'kept') return null
  return (
    <>
      <LoadingIndex loading={loading} />
      <LiveRegion message={note} />
      <NewVersionBar />
    </>
  )
}

/** Where all searches are answered in this browser, the note follows the connection alone. */
function followConnection(): () => void {
  noteConnection()
  const stop = new AbortController()
  window.addEventListener('online', noteConnection, { signal: stop.signal })
  window.addEventListener('offline', noteConnection, { signal: stop.signal })
  return () => stop.abort()
}

function noteConnection(): void {
  const isOnline = navigator.onLine
  deviceNote.set(isOnline ? '' : `You are offline. ${deviceSentence(content.summary.asOf)}`)
}

/**
 * Asks for consent to statistics: on a repeated visit, or once something is saved. It is between
 * content and footer, covers nothing and moves nothing above it.
 */
function ConsentBanner({ isReturning }: { readonly isReturning: boolean }) {
  const choice = useStore(consent)
  const hasSaved = useHasSaved()
  const [made, setMade] = useState<Made | null>(null)
  const { pathname } = useLocation()
  // The privacy page contains the question itself.
  const isAsking = choice === 'open' && (isReturning || hasSaved) && pathname !== views.privacy.path
  return (
    <>
      {made !== null && made.at === pathname && <Outcome what={made.what} />}
      {isAsking && <Question onChoice={(what) => setMade({ what, at: pathname })} />}
    </>
  )
}

/** Uses a separate live region, so that it does not interrupt announcements of results. */
const ANNOUNCEMENT = 'A question about usage statistics is at the end of the page.'

/** Empty at first: a live region that is inserted with its text is not announced. */
function Announcement() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setMessage(ANNOUNCEMENT), 1000)
    return () => clearTimeout(timer)
  }, [])
  return <LiveRegion message={message} />
}

type Made = { readonly what: keyof typeof outcomes; readonly at: string }

const outcomes = {
  agreed: 'Statistics are on.',
  declined: 'Statistics stay off.',
} as const

type QuestionProps = { readonly onChoice: (what: Made['what']) => void }

function Question({ onChoice }: QuestionProps) {
  const choose = (what: Made['what']) => {
    if (what === 'agreed') agree()
    else decline()
    onChoice(what)
  }
  return (
    <section className={styles.banner} aria-label="Statistics" data-print="no">
      <Announcement />
      <p className={styles.text}>
        <strong>Allow usage statistics?</strong> If you agree, Plinth sends your searches and what
        you open, copy and save, under a random identifier, and can order lists for you. Nothing is
        sent for statistics until then. <Link to={views.privacy.path}>Details</Link>
      </p>
      <div className={styles.choices}>
        <Button onClick={() => choose('agreed')}>Agree</Button>
        <Button onClick={() => choose('declined')}>Decline</Button>
      </div>
    </section>
  )
}

/** Replaces the question, and takes the focus of the pressed button. */
function Outcome({ what }: { readonly what: Made['what'] }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.banner} aria-label="Statistics" data-print="no">
      <p ref={ref} tabIndex={-1} className={styles.text}>
        <span>{`${outcomes[what]} You can change this at any time under`}</span>{' '}
        <Link to={views.privacy.path}>Privacy</Link>
        <span>.</span>
      </p>
    </section>
  )
}

function useHasSaved(): boolean {
  const [hasSaved, setHasSaved] = useState(false)
  useEffect(() => {
    const look = (event: Event) => {
      if (actionOf(event)?.kind === 'saved') setHasSaved(true)
    }
    window.addEventListener(VISITOR_ACTION, look)
    return () => window.removeEventListener(VISITOR_ACTION, look)
  }, [])
  return hasSaved
}
