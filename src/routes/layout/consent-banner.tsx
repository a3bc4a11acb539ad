import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { agree, decline } from '#search/insights/choices.ts'
import { consent } from '#search/state/consent.ts'
import { LiveRegion } from '#search/state/status-region.tsx'
import { useStore } from '#search/state/use-store.ts'
import { Button } from '#ui/controls/button.tsx'
import { actionOf, VISITOR_ACTION } from '#ui/controls/visitor-action.ts'

import styles from './consent-banner.module.css'

type ConsentBannerProps = {
  /** Whether the visitor has been here before. */
  readonly isReturning: boolean
}

/**
 * Asks whether the visit may be counted: on a later visit, or once something is saved. It stands between the content and
 * the footer, covers nothing and moves nothing above it.
 */
export function ConsentBanner({ isReturning }: ConsentBannerProps) {
  const choice = useStore(consent)
  const hasSaved = useHasSaved()
  const [made, setMade] = useState<Made | null>(null)
  const { pathname } = useLocation()
  // The page about privacy asks by itself.
  const isAsking = choice === 'open' && (isReturning || hasSaved) && pathname !== paths.privacy
  return (
    <>
      {made !== null && made.at === pathname && <Outcome what={made.what} />}
      {isAsking && <Question onChoice={(what) => setMade({ what, at: pathname })} />}
    </>
  )
}

/** In a region of its own: what the page says of results is not talked over. */
const ANNOUNCEMENT = 'A question about usage statistics is at the end of the page.'

/** Empty at first: a live region that arrives with its text is not announced. */
function Announcement() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setMessage(ANNOUNCEMENT), 1000)
    return () => clearTimeout(timer)
  }, [])
  return <LiveRegion message={message} />
}

/** A choice, and the path of the view in which it was made. */
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
        sent for statistics until then. <Link to={paths.privacy}>Details</Link>
      </p>
      <div className={styles.choices}>
        <Button onClick={() => choose('agreed')}>Agree</Button>
        <Button onClick={() => choose('declined')}>Decline</Button>
      </div>
    </section>
  )
}

/** In the place of the question, with the focus of the button that was pressed. */
function Outcome({ what }: { readonly what: Made['what'] }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.banner} aria-label="Statistics" data-print="no">
      <p ref={ref} tabIndex={-1} className={styles.text}>
        {outcomes[what]} You can change this at any time under{' '}
        <Link to={paths.privacy}>Privacy</Link>.
      </p>
    </section>
  )
}

/** Whether the visitor has saved something in this page. */
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
