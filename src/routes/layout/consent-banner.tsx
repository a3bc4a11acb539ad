import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { agree, decline } from '#search/insights/choices.ts'
import { consent } from '#search/state/consent.ts'
import { LiveRegion } from '#search/state/status-region.tsx'
import { useStore } from '#search/state/use-store.ts'
import { Button } from '#ui/controls/button.tsx'
import { actionOf, VISITOR_ACTION } from '#ui/controls/visitor-action.ts'

import styles from './consent-banner.module.css'

type ConsentBannerProps = {
  readonly isReturning: boolean
}

/**
 * Asks for consent to statistics: on a repeated visit, or once something is saved. It is between
 * content and footer, covers nothing and moves nothing above it.
 */
export function ConsentBanner({ isReturning }: ConsentBannerProps) {
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
