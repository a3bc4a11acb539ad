import { useEffect } from 'react'
import { content } from 'virtual:content'

import { followNotices, lookForKept } from '#offline/page/keep-site.ts'
import { keptState } from '#offline/page/kept-state.ts'
import { offlineHref } from '#offline/page/offline-place.ts'
import { deviceSentence } from '#search/local/device-sentence.ts'
import { deviceNote } from '#search/local/device-state.ts'
import { isLocal } from '#search/local/is-local.ts'
import { deviceLoading } from '#search/local/opened-device.ts'
import { moreTools } from '#search/palette/more-tools.ts'
import type { ToolOffer } from '#search/questions/tools.ts'
import { LiveRegion } from '#search/state/status-region.tsx'
import { useStore } from '#search/state/use-store.ts'
import { useProvider, useSearchClient } from '#search/transport/client-context.ts'

import { LoadingIndex, NewVersionBar } from './bars.tsx'

const offer: ToolOffer = {
  title: 'Keep Plinth on this device',
  about: 'So that it works without a network',
  href: offlineHref,
}

/** What the page tells of a site that is kept on this device, and where it offers to keep it. */
export function Offline() {
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
