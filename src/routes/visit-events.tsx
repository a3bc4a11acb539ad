import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { createEventSender } from '#search/insights/event-sender.ts'
import { recordPlaceAt } from '#search/insights/record-at.ts'
import { VisitorEvents } from '#search/insights/visitor-events.ts'
import { useProvider } from '#search/transport/client-context.ts'

/** Sends what a visitor who has agreed opens, chooses and leaves. */
export function VisitEvents() {
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
    const record = recordPlaceAt(pathname)
    const isSame = pathname === from.current.pathname
    from.current = location
    if (isSame) return
    if (type === NavigationType.Push && record !== undefined) events.opened(record)
    events.left()
  }, [events, location, type])
  return null
}
