import { useEffect, useState } from 'react'

import { ViewNotLoaded } from '#search/state/lazy-view.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { siteAnswers } from './site-answers.ts'

type ViewFaultProps = {
  readonly error: unknown
  /** Renders the view again. */
  readonly onRetry: () => void
}

const TITLE = 'This view could not be shown.'

/**
 * What stands in place of a view that failed. A view whose code could not be loaded is tried again
 * when the connection returns. Only if the site answers, its files must be those of a new version.
 */
export function ViewFault({ error, onRetry }: ViewFaultProps) {
  return error instanceof ViewNotLoaded ? (
    <NotLoaded error={error} onRetry={onRetry} />
  ) : (
    <Fault text="Reload to continue." />
  )
}

type Cause = 'unknown' | 'offline' | 'unreachable' | 'outdated'

function NotLoaded({ error, onRetry }: ViewFaultProps) {
  const cause = useCause(error)
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  if (cause === 'outdated') {
    return <Fault text="A new version may be available. Reload to continue." />
  }
  const isOffline = cause === 'offline'
  return (
    <Notice tone="danger" action={!isOffline && <Button onClick={onRetry}>Try again</Button>}>
      <h1 tabIndex={-1}>{isOffline ? 'You are offline.' : TITLE}</h1>
      <p>
        {isOffline
          ? 'The view opens when you reconnect.'
          : cause === 'unreachable' && 'The site cannot be reached. Check the connection.'}
      </p>
    </Notice>
  )
}

function Fault({ text }: { readonly text: string }) {
  return (
    <Notice
      tone="danger"
      action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <h1 tabIndex={-1}>{TITLE}</h1>
      <p>{text}</p>
    </Notice>
  )
}

/** Why the code of a view could not be loaded; the browser does not say, so the site is asked. */
function useCause(error: unknown): Cause {
  const [found, setFound] = useState<{ readonly error: unknown; readonly cause: Cause }>()
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const answers = navigator.onLine && (await siteAnswers())
      const reason = navigator.onLine ? 'unreachable' : 'offline'
      if (isWanted) setFound({ error, cause: answers ? 'outdated' : reason })
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [error])
  if (found !== undefined && found.error === error) return found.cause
  return navigator.onLine ? 'unknown' : 'offline'
}
