import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

import { deleteStored, browserStorage, readStoredLengths } from './browser-storage.ts'
import type { StoredItem } from './browser-storage.ts'

import text from './about.module.css'
import styles from './privacy.module.css'

/** What is kept in this browser, now and ever, and the button that deletes it. */
export function PrivacyKept() {
  const kept = useKept()
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={text.heading}>
        What is kept in your browser
      </h2>
      <p className={styles.text}>
        Nothing of it is there before you do what is named here, and the page sends none of it away.
        To show what you saved, it asks the search provider for those records.
      </p>
      <table className={text.sources} aria-labelledby="kept">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is</th>
            <th scope="col">Kept</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {browserStorage.map((item) => (
            <KeptRow key={item.key} item={item} length={kept.get(item.key)} />
          ))}
        </tbody>
      </table>
      <p className={styles.text}>
        Deleting takes what you saved with it; <Link to={paths.saved}>Saved</Link> can write it to a
        file before.
      </p>
      <Deletion />
    </section>
  )
}

const spans = { local: 'Until deleted', session: 'Until the tab is closed' } as const

type KeptRowProps = {
  readonly item: StoredItem
  /** Characters; undefined where nothing is kept now. */
  readonly length: number | undefined
}

function KeptRow({ item: { key, area, what }, length }: KeptRowProps) {
  return (
    <tr>
      <th scope="row" className={text.nowrap}>
        <code>{key}</code>
      </th>
      <td>{what}</td>
      <td className={text.nowrap}>{spans[area]}</td>
      <td className={text.nowrap}>
        {length === undefined ? 'Nothing now' : `${length.toLocaleString('en')} characters now`}
      </td>
    </tr>
  )
}

const outcomes = {
  none: '',
  deleted: 'Deleted. This site keeps nothing in this browser now.',
  refused: 'This browser did not let the page delete everything. Its settings can.',
} as const

function Deletion() {
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('none')
  return (
    <div className={styles.deletion}>
      <Button onClick={() => setAsking(true)}>
        Delete everything this site keeps in this browser
      </Button>
      <output>{outcomes[outcome]}</output>
      <ConfirmDialog
        open={isAsking}
        title="Delete everything?"
        action="Delete everything"
        onConfirm={() => {
          setOutcome(deleteStored() ? 'deleted' : 'refused')
          setAsking(false)
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          Your choices, what you saved and your places in the views go, and cannot be brought back.
        </p>
      </ConfirmDialog>
    </div>
  )
}

/** What is kept now. Storage tells other tabs of a change and not the page that made it, so each click looks again. */
function useKept(): ReadonlyMap<string, number> {
  const [kept, setKept] = useState(readStoredLengths)
  useEffect(() => {
    const look = () => setKept(readStoredLengths())
    const stop = new AbortController()
    document.addEventListener('click', look, { signal: stop.signal })
    window.addEventListener('storage', look, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return kept
}
