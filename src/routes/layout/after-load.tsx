import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { content } from 'virtual:content'

import { epochSeconds } from '#lib/dates.ts'
import { useAreTargetsWanted } from '#routes/targets-wanted.ts'
import { today } from '#routes/today.ts'
import { sentEvents } from '#search/insights/sent-events.ts'
import { isLocal } from '#search/local/is-local.ts'
import { setTool, type SetToolProps } from '#search/set/set-slot.tsx'
import { SetToggle } from '#search/set/set-toggle.tsx'
import { consent, isOptedOut } from '#search/state/consent.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useStore } from '#search/state/use-store.ts'
import { loadTargets, targets } from '#search/targets/load-targets.ts'

import { SetBar } from './bars.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { Offline } from './offline.tsx'
import { ShortcutsOverlay } from './shortcuts-overlay.tsx'

/** Loads what sends events once the visitor has agreed. Without it, nothing is sent. */
const VisitEvents = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await import('#routes/visit-events.tsx')).VisitEvents }
  } catch {
    return { default: () => null }
  }
})

type AfterLoadProps = {
  readonly isReturning: boolean
}

/**
 * Tasks after the page has loaded: stores the visitor's browsers and pending input in the address,
 * asks for consent to statistics, sends events once the visitor has agreed, tells what of the site
 * this device keeps, and provides the tool that adds results to a set, and the overlay of the
 * keyboard shortcuts.
 */
export function AfterLoad({ isReturning }: AfterLoadProps) {
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
