import { useEffect, type RefObject, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { formatDay } from '#lib/format-day.ts'
import { isKeptVersion, keptPaths } from '#offline/contract/kept-site.ts'
import { keepSite, lookForKept, removeSite } from '#offline/page/keep-site.ts'
import { type KeepFailure, type KeptState, keptState } from '#offline/page/kept-state.ts'
import { OFFLINE_ID } from '#offline/page/offline-place.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { useStore } from '#search/state/use-store.ts'
import { Button } from '#ui/controls/button.tsx'

import hidden from '#ui/text/visually-hidden.module.css'

type OfflineSectionProps = { readonly headingClass: string | undefined }

/** What it means to keep the site on a device, and the controls for it. */
export function OfflinePart({ headingClass }: OfflineSectionProps) {
  useArrival()
  return (
    <section aria-labelledby={OFFLINE_ID}>
      <h2 id={OFFLINE_ID} tabIndex={-1} className={headingClass}>
        Offline
      </h2>
      <p>
        Plinth can be kept on this device, so that searches, records and tools also work without a
        network. It is renewed in the background, and you can remove it at any time.
      </p>
      <KeepControls />
    </section>
  )
}

/** Focuses the section for a link to it, after the page has focused the heading of the view. */
function useArrival(): void {
  const location = useLocation()
  useEffect(() => {
    if (location.hash !== `#${OFFLINE_ID}`) return undefined
    const focus = () => document.getElementById(OFFLINE_ID)?.focus()
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus)
    })
    return () => cancelAnimationFrame(frame)
  }, [location])
}

/** What the site says about keeping it: the size of the download in bytes, or that it is not offered. */
type Offer = number | 'none' | undefined

type Removal = 'removed' | 'stuck' | undefined

type Found = { readonly offer: Offer; readonly removal: Removal }

/** Keeps the site on this device, or removes it, and says what is kept. */
function KeepControls() {
  const state = useStore(keptState)
  const place = useRef<HTMLParagraphElement>(null)
  const isSeen = useIsSeen(place)
  const offer = useOffer(isSeen && state.kind === 'none')
  const [removal, setRemoval] = useState<Removal>()
  useEffect(() => void lookForKept(), [])
  const press = async () => {
    setRemoval(undefined)
    if (state.kind !== 'kept') return keepSite()
    return setRemoval((await removeSite()) ? 'removed' : 'stuck')
  }
  const label = labelOf(state, offer)
  const isKeeping = state.kind === 'keeping'
  return (
    <>
      {isKeeping && <Progress {...state} />}
      <p ref={place} className={isKeeping ? hidden.hidden : undefined}>
        <output>{isKeeping ? spokenProgress(state) : sentenceOf(state, { offer, removal })}</output>
      </p>
      {/* One button with changing labels, so that it keeps the focus. */}
      <p>{label !== undefined && <Button onClick={() => void press()}>{label}</Button>}</p>
    </>
  )
}

/** Whether the visitor has scrolled to an element, or almost. */
function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in window))
  useEffect(() => {
    if (isSeen || place.current === null) return undefined
    const look = (entries: readonly IntersectionObserverEntry[]) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting))
    const observer = new IntersectionObserver(look, { rootMargin: '200px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen, place])
  return isSeen
}

/** Milliseconds until a server that has just started is asked again. */
const PAUSE = 5000

/** Asks the site what a device would load, while that is wanted. */
function useOffer(isWanted: boolean): Offer {
  const [offer, setOffer] = useState<Offer>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const load = async () => {
      const found = await askOffer().catch(() => 'none' as const)
      if (isGone) return
      setOffer(found)
      if (found === undefined) timer = setTimeout(() => void load(), PAUSE)
    }
    void load()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWanted])
  return offer
}

/** Undefined while the server is still writing its files. */
async function askOffer(): Promise<Offer> {
  const response = await fetch(hrefAt(`/${keptPaths.version}`))
  if (response.status === 503) return undefined
  const version: unknown = await response.json()
  if (!isKeptVersion(version)) return 'none'
  return version.files.reduce((sum, { bytes }) => sum + bytes, 0)
}

type ProgressProps = { readonly done: number; readonly total: number }

function Progress({ done, total }: ProgressProps) {
  const known = total > 0 ? { value: done, max: total } : {}
  return (
    <>
      <p id="keep-progress">
        {total > 0
          ? `Keeping Plinth on this device: ${millions(done)} of ${millions(total)} MB`
          : 'Keeping Plinth on this device'}
      </p>
      <p>
        <progress {...known} aria-labelledby="keep-progress" />
      </p>
    </>
  )
}

/** Changes four times only: it is announced. */
function spokenProgress({ done, total }: ProgressProps): string {
  const quarter = total > 0 ? Math.floor((done / total) * 4) * 25 : 0
  return `Keeping Plinth on this device: ${quarter} %`
}

function labelOf({ kind }: KeptState, offer: Offer): string | undefined {
  if (kind === 'kept') return 'Remove from this device'
  if (kind === 'keeping') return 'Keeping…'
  if (kind === 'failed') return 'Try again'
  return kind === 'none' && typeof offer === 'number' ? 'Keep Plinth on this device' : undefined
}

function sentenceOf(state: KeptState, { offer, removal }: Found): string {
  if (removal === 'stuck') {
    return 'Some of it could not be removed. Use your browser’s settings.'
  }
  if (state.kind === 'kept') {
    return `Kept: data of ${formatDay(state.day)}, ${millions(state.bytes)} MB loaded. Works without a network.`
  }
  if (state.kind === 'failed') return failureSentence(state.reason, state)
  if (state.kind === 'unsupported') return 'This browser cannot keep this site.'
  if (state.kind !== 'none') return ''
  return `${removal === 'removed' ? 'Removed from this device. ' : ''}${offerSentence(offer)}`
}

function offerSentence(offer: Offer): string {
  if (offer === undefined) return ''
  return offer === 'none'
    ? 'This site does not offer it.'
    : `The download is ${millions(offer)} MB.`
}

function failureSentence(reason: KeepFailure, { done, total }: ProgressProps): string {
  const sentences: Readonly<Record<KeepFailure, string>> = {
    full: 'This device has no room for the site. Free some and try again.',
    unreachable:
      done > 0
        ? `The network failed after ${millions(done)} of ${millions(total)} MB. Try again: what has arrived stays.`
        : 'The network failed. Try again.',
    changed: 'The site was renewed meanwhile. Try again.',
    blocked: 'Your browser’s settings do not let sites keep data. Allow it and try again.',
  }
  return sentences[reason]
}

/** "6.3" */
const millions = (bytes: number): string => (bytes / 1e6).toFixed(1)
