import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { pluralize } from '#lib/format-count.ts'
import { lazyAfterLoad } from '#routes/layout/lazy-after-load.tsx'
import { isLocal } from '#search/local/is-local.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

import {
  browserStorage,
  deleteStored,
  readStoredLengths,
  type StoredItem,
} from './browser-storage.ts'

import text from './about.module.css'
import styles from './privacy.module.css'

/** All possible and current entries in browser storage, and a button to delete them. */
export function PrivacyKept() {
  const kept = useKept()
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={text.heading}>
        What is stored in your browser
      </h2>
      {isLocal ? (
        <p className={styles.text}>
          Entries are created only by the actions listed here. None is uploaded.
        </p>
      ) : (
        <p className={styles.text}>
          Entries are created only by the actions listed here. None is uploaded, except the random
          name in <code>plinth-consent</code> while statistics are on. To show saved items, the page
          requests those records from the search provider.
        </p>
      )}
      <div className={text.table}>
        <table className={text.sources} aria-labelledby="kept">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Purpose</th>
              <th scope="col">Kept</th>
              <th scope="col">Current size</th>
            </tr>
          </thead>
          <tbody>
            {browserStorage.map((item) => (
              <KeptRow key={item.key} item={item} length={kept.get(item.key)} />
            ))}
            <SiteRow kept={spans.local} shortClass={text.nowrap} />
          </tbody>
        </table>
      </div>
      <p className={styles.text}>
        This also deletes your saved items. <Link to={views.saved.path}>Export them</Link>
        <span>
          {isLocal
            ? ' first to keep them.'
            : ' first to keep them. It deletes nothing on the server: if you agreed to statistics, withdraw above before.'}
        </span>
      </p>
      <Deletion />
    </section>
  )
}

const spans = { local: 'Until deleted', session: 'Until the tab is closed' } as const

type KeptRowProps = {
  readonly item: StoredItem
  /** In characters; undefined if there is no such entry. */
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
        {length === undefined ? 'Empty' : pluralize(length, 'character', 'characters')}
      </td>
    </tr>
  )
}

/** The site itself, if the visitor keeps it. */
const SiteRow = lazyAfterLoad(
  async () => (await import('#routes/offline/site-row.tsx')).SiteRow,
  () => null,
)

async function removeKept(): Promise<boolean> {
  try {
    return await (await import('#routes/offline/keep-site.ts')).removeSite()
  } catch {
    return false
  }
}

const outcomes = {
  none: '',
  deleted: 'Deleted. This site stores nothing in this browser now.',
  refused: 'Some data could not be deleted. Use your browser’s settings.',
} as const

function Deletion() {
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('none')
  const remove = async () => {
    const isDeleted = deleteStored()
    const isSiteRemoved = await removeKept()
    setOutcome(isDeleted && isSiteRemoved ? 'deleted' : 'refused')
  }
  return (
    <div className={styles.deletion}>
      <Button onClick={() => setAsking(true)}>Delete all data stored by this site</Button>
      <output>{outcomes[outcome]}</output>
      <ConfirmDialog
        open={isAsking}
        title="Delete all data?"
        action="Delete all"
        onConfirm={() => {
          setAsking(false)
          void remove()
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          {isLocal
            ? 'Your settings, search history, saved items and the offline copy of this site are deleted. This cannot be undone.'
            : 'Your settings, search history, saved items and the offline copy of this site are deleted, and statistics are off until you agree again. This cannot be undone.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}

/** Storage events notify other tabs only, so each click in this page reads the entries again. */
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
