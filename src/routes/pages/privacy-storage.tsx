import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { pluralize } from '#lib/format-count.ts'
import { lazyAfterLoad } from '#routes/layout/lazy-after-load.tsx'
import { isLocal } from '#search/local/is-local.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

import { browserStorage, deleteStored, readStoredLengths } from './browser-storage.ts'

import text from './about.module.css'
import styles from './privacy.module.css'

const spans = { local: 'Until deleted', session: 'Until the tab is closed' } as const

/** All possible and current entries in browser storage, and a button to delete them. */
export function PrivacyKept() {
  const lengths = useStoredLengths()
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={text.heading}>
        What is stored in your browser
      </h2>
      <p>
        {`An entry is stored when you do what its purpose names. None is uploaded${isLocal ? '.' : ', except the random name in plinth-consent while statistics are on. To show saved items and sets, the page requests them from the search provider.'}`}
      </p>
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
            {browserStorage.map(({ key, area, what }) => (
              <tr key={key}>
                <th scope="row" className={text.nowrap}>
                  <code>{key}</code>
                </th>
                <td>{what}</td>
                <td className={text.nowrap}>{spans[area]}</td>
                <td className={text.nowrap}>{sizeText(lengths.get(key))}</td>
              </tr>
            ))}
            <SiteRow kept={spans.local} shortClass={text.nowrap} />
          </tbody>
        </table>
      </div>
      <Deletion />
    </section>
  )
}

/** @param length in characters; undefined if there is no such entry */
function sizeText(length: number | undefined): string {
  return length === undefined ? 'Empty' : pluralize(length, 'character', 'characters')
}

/** The site itself, if the visitor keeps it. */
const SiteRow = lazyAfterLoad(
  async () => (await import('#routes/offline/site-row.tsx')).SiteRow,
  () => null,
)

async function deleteAll(): Promise<boolean> {
  const isDeleted = deleteStored()
  try {
    const { removeSite } = await import('#offline/page/keep-site.ts')
    return (await removeSite()) && isDeleted
  } catch {
    return false
  }
}

function Deletion() {
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState('')
  const remove = async () => {
    setOutcome(
      (await deleteAll())
        ? 'Deleted. This site stores nothing in this browser now.'
        : 'Some data could not be deleted. Use your browser’s settings.',
    )
  }
  return (
    <>
      <p className={styles.deletion}>
        <Button onClick={() => setAsking(true)}>Delete all data stored by this site</Button>
        <Link to={views.saved.path}>Export saved items first</Link>
        <output>{outcome}</output>
      </p>
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
          {`Settings, searches, saved items and the offline copy of this site are deleted${isLocal ? '' : ', and statistics are turned off. Nothing is deleted on the server: to delete that, withdraw your agreement first'}. This cannot be undone.`}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Storage events notify other tabs only, so each click in this page reads the entries again. */
function useStoredLengths(): ReadonlyMap<string, number> {
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
