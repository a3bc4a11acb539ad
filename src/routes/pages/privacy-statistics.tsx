import { useEffect, useRef, useState } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { agree, chooseOrder, decline, deleteOnServer } from '#search/insights/choices.ts'
import { sentEvents } from '#search/insights/sent-events.ts'
import { type Agreement, type Consent, consent, isOptedOut } from '#search/state/consent.ts'
import { useStore } from '#search/state/use-store.ts'
import { useProvider } from '#search/transport/client-context.ts'
import { Button } from '#ui/controls/button.tsx'

import text from './about.module.css'
import styles from './privacy.module.css'

/** What is counted with consent, and the controls to give and withdraw it. */
export function PrivacyStatistics() {
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className={text.heading}>
        Statistics and order for you
      </h2>
      <p>
        If you agree, searches are counted under a random name for this browser, and the page sends
        which results are shown, opened, copied and saved, and which links to specifications and MDN
        are followed. This tells the owner of the site what visitors look for and do not find. Lists
        can then put first what you used before, and say so. The server keeps this for 90 days. The
        page asks you when it finds an entry below from an earlier visit, or when you save
        something. Global Privacy Control counts as “Decline”.
      </p>
      <Choice />
    </section>
  )
}

type Withdrawal = {
  readonly token: string
  readonly onServer: 'asked' | 'deleted' | 'kept'
}

function Choice() {
  const provider = useProvider()
  const choice = useStore(consent)
  const [withdrawal, setWithdrawal] = useState<Withdrawal | null>(null)
  const agreed = typeof choice === 'string' ? undefined : choice
  const words = wordsOf(choice)
  const wordsRef = useFocusAfter(words)
  const withdraw = async ({ token }: Agreement) => {
    decline()
    setWithdrawal({ token, onServer: 'asked' })
    const isDeleted = await deleteOnServer(provider, token)
    setWithdrawal({ token, onServer: isDeleted ? 'deleted' : 'kept' })
  }
  return (
    <>
      <div className={styles.choice}>
        <p ref={wordsRef} tabIndex={-1}>
          <strong>{words}</strong>
        </p>
        {agreed === undefined && !isOptedOut() && <Button onClick={agree}>Agree</Button>}
        {choice === 'open' && <Button onClick={decline}>Decline</Button>}
        {agreed && <Button onClick={() => void withdraw(agreed)}>Withdraw and delete</Button>}
      </div>
      {agreed && <Agreed agreed={agreed} />}
      <output>
        {withdrawal !== null && agreed === undefined && <Withdrawn {...withdrawal} />}
      </output>
    </>
  )
}

function wordsOf(choice: Consent): string {
  if (isOptedOut()) return 'Off: your browser sends Global Privacy Control.'
  if (choice === 'open') return 'Off: you have not chosen yet.'
  return choice === 'declined' ? 'Off: you declined.' : 'On: you agreed.'
}

/** For the element that takes the focus of a button that a new state removes. */
function useFocusAfter(words: string) {
  const ref = useRef<HTMLParagraphElement>(null)
  const before = useRef(words)
  useEffect(() => {
    if (words !== before.current && document.activeElement === document.body) ref.current?.focus()
    before.current = words
  }, [words])
  return ref
}

function Agreed({ agreed: { token, order } }: { readonly agreed: Agreement }) {
  const count = useStore(sentEvents)
  const isOwn = order === 'own'
  return (
    <>
      <dl className={styles.facts}>
        <dt>Random name</dt>
        <dd>
          <code>{token}</code>
        </dd>
        <dt>Events sent by this browser</dt>
        <dd>{formatCount(count)}</dd>
        <dt>Order of lists</dt>
        <dd>{isOwn ? 'For you' : 'For everybody'}</dd>
      </dl>
      <Button onClick={() => chooseOrder(isOwn ? 'common' : 'own')}>
        {isOwn ? 'Use the order for everybody' : 'Order lists for me'}
      </Button>
    </>
  )
}

function Withdrawn({ token, onServer }: Withdrawal) {
  if (onServer === 'asked') return <p>Deleted in this browser. Asking the server …</p>
  if (onServer === 'deleted') return <p>Deleted in this browser and on the server.</p>
  return (
    <p>
      Deleted in this browser, and nothing more is sent. What the server has expires after 90 days.
      To have it deleted earlier, send the owner of the site this name: <code>{token}</code>
    </p>
  )
}
