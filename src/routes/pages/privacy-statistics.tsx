import { useEffect, useRef, useState } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { agree, chooseOrder, decline, deleteOnServer } from '#search/insights/choices.ts'
import { sentEvents } from '#search/insights/sent-events.ts'
import { type Agreement, consent, isOptedOut } from '#search/state/consent.ts'
import { useStore } from '#search/state/use-store.ts'
import { useProvider } from '#search/transport/client-context.ts'
import { Button } from '#ui/controls/button.tsx'
import type { Elements } from '#ui/text/elements.ts'

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
        The owner of this site would like to know what visitors look for and do not find. With your
        agreement, and not before:
      </p>
      <ul className={`${text.limits} ${styles.text}`}>
        <li>
          searches are counted, and sent with a random name that stands for this browser and nothing
          else;
        </li>
        <li>
          the page sends what is shown, opened, copied and saved, and which links to specifications
          and MDN are followed;
        </li>
        <li>lists can be ordered by what you used before, and say so.</li>
      </ul>
      <p>
        The page asks when it finds one of the entries below from an earlier visit, or when you save
        something. It stores nothing to find that out. If your browser sends Global Privacy Control,
        it does not ask, and that counts as “Decline”. The server keeps what it gets for 90 days.
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
  const withdraw = async ({ token }: Agreement) => {
    decline()
    setWithdrawal({ token, onServer: 'asked' })
    const isDeleted = await deleteOnServer(provider, token)
    setWithdrawal({ token, onServer: isDeleted ? 'deleted' : 'kept' })
  }
  if (isOptedOut()) return <State words="Off: your browser sends Global Privacy Control." />
  if (typeof choice === 'string') {
    return (
      <>
        <State words={choice === 'open' ? 'Off: you have not chosen yet.' : 'Off: you declined.'}>
          <Button onClick={agree}>Agree</Button>
          {choice === 'open' && <Button onClick={decline}>Decline</Button>}
        </State>
        <output>{withdrawal !== null && <Withdrawn {...withdrawal} />}</output>
      </>
    )
  }
  return (
    <>
      <State words="On: you agreed.">
        <Button onClick={() => void withdraw(choice)}>Withdraw and delete</Button>
      </State>
      <Agreed agreed={choice} />
    </>
  )
}

type StateProps = { readonly words: string; readonly children?: Elements }

/** The current state and its actions. Takes the focus of a button that is removed after use. */
function State({ words, children }: StateProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  const before = useRef(words)
  useEffect(() => {
    if (words !== before.current && document.activeElement === document.body) ref.current?.focus()
    before.current = words
  }, [words])
  return (
    <div className={styles.choice}>
      <p ref={ref} tabIndex={-1}>
        <strong>{words}</strong>
      </p>
      {children}
    </div>
  )
}

type AgreedProps = { readonly agreed: Agreement }

function Agreed({ agreed: { token, order } }: AgreedProps) {
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
      </dl>
      <div className={styles.choice}>
        <p>
          {isOwn
            ? 'Lists are ordered for you. Where that changes the order, the list says so.'
            : 'Lists are in the order for everybody.'}
        </p>
        <Button onClick={() => chooseOrder(isOwn ? 'common' : 'own')}>
          {isOwn ? 'Use the order for everybody' : 'Order lists for me'}
        </Button>
      </div>
    </>
  )
}

function Withdrawn({ token, onServer }: Withdrawal) {
  if (onServer === 'asked') return <p>Deleted in this browser. Asking the server …</p>
  if (onServer === 'deleted') return <p>Deleted in this browser and on the server.</p>
  return (
    <p>
      Deleted in this browser, and nothing more is sent. What the server has expires after 90 days.
      To have it deleted before, send this name to the owner of the site: <code>{token}</code>
    </p>
  )
}
