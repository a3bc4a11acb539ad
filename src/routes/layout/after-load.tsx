import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { createEventSender } from '#search/insights/event-sender.ts'
import { recordAt } from '#search/insights/record-at.ts'
import { sentEvents } from '#search/insights/sent-events.ts'
import { VisitorEvents } from '#search/insights/visitor-events.ts'
import type { SetToolProps } from '#search/set/set-slot.tsx'
import { setTool } from '#search/set/set-slot.tsx'
import { SetToggle } from '#search/set/set-toggle.tsx'
import { consent, isOptedOut } from '#search/state/consent.ts'
import { useStore } from '#search/state/use-store.ts'
import { useProvider } from '#search/transport/client-context.ts'

import { ConsentBanner } from './consent-banner.tsx'
import { SetBar } from './set-bar.tsx'
import { TargetsAddress } from './targets-address.tsx'
import { useWriteBeforeLeaving } from './use-write-before-leaving.ts'

export { RecommendedFeatures } from '#search/insights/recommended-features.tsx'

type AfterLoadProps = {
  readonly isReturning: boolean
}

/**
 * Tasks after the page has loaded: stores the visitor's browsers and pending input in the address,
 * asks for consent to statistics, sends events once the visitor has agreed, and provides the tool
 * that adds results to a set.
 */
export function AfterLoad({ isReturning }: AfterLoadProps) {
  const hasAgreed = typeof useStore(consent) !== 'string'
  useWriteBeforeLeaving()
  useEffect(forgetOptedOut, [])
  useEffect(() => setTool.set(renderSetToggle), [])
  return (
    <>
      <TargetsAddress />
      <ConsentBanner isReturning={isReturning} />
      {hasAgreed && <Events />}
      <SetBar />
    </>
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

function Events() {
  const provider = useProvider()
  const [events] = useState(
    () => new VisitorEvents({ provider, send: createEventSender(provider) }),
  )
  const location = useLocation()
  const type = useNavigationType()
  const from = useRef(location)
  useEffect(() => events.start(), [events])
  // In the commit of the new view, before it can receive a response.
  useLayoutEffect(() => {
    const { pathname } = location
    const record = recordAt(pathname)
    const isSame = pathname === from.current.pathname
    from.current = location
    if (isSame) return
    if (type === NavigationType.Push && record !== undefined) events.opened(record)
    events.left()
  }, [events, location, type])
  return null
}
