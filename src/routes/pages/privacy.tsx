import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { pluralize } from '#lib/format-count.ts'
import { useHead } from '#routes/layout/head.ts'
import { lazyAfterLoad } from '#routes/layout/lazy-after-load.tsx'
import { isLocal } from '#search/local/is-local.ts'
import { useProvider, useSearchClient } from '#search/transport/client-context.ts'
import type { SearchClient } from '#search/transport/search-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

import { browserStorage, deleteStored, readStoredLengths } from './browser-storage.ts'
import { PrivacyStatistics } from './privacy-statistics.tsx'

import text from './about.module.css'
import styles from './privacy.module.css'

/** The view `/privacy`: what the page sends, to whom, and what it stores. */
export function PrivacyView() {
  useHead({ ...views.privacy.head, canonical: views.privacy.path })
  return (
    <div className={text.page}>
      <h1 tabIndex={-1}>Privacy</h1>
      <p className={text.lead}>
        {`No accounts, cookies or advertising, and no statistics${isLocal ? '' : ' unless you agree'}.`}
      </p>
      <h2 className={text.heading}>What you search for</h2>
      {isLocal ? (
        <p>
          The page searches the records of this site in your browser. No search is sent to a server.
          The host of the site sees your IP address and which files you load.
        </p>
      ) : (
        <PrivacyQueries />
      )}
      <p>
        Your browser history and the links that you share contain searches. Sites that you open from
        here see which site you came from, but not the page or the search. The site’s policies block
        content of third parties, and your location, camera and microphone.
      </p>
      {!isLocal && <PrivacyStatistics />}
      <PrivacyKept />
    </div>
  )
}

export function PrivacyQueries() {
  const hosts = providerHosts(useSearchClient())
  const { isHosted, providerUrl } = useProvider()
  return (
    <>
      <p>
        Each change of text, filters, order or page goes to the search provider, which sees your IP
        address and user agent. Unless you agree to statistics, it is asked not to count the search
        and gets no user identifier. The page forgets answers when you leave.
      </p>
      {isHosted ? (
        <p>
          The provider is <a href="https://www.algolia.com/policies/privacy/">Algolia</a>, on behalf
          of the owner of this site, at{' '}
          {hosts.map((host) => (
            <span key={host}>
              <code>{host}</code>{' '}
            </span>
          ))}
          <span>
            only, which get the site’s origin as referrer. The status page, and a search that fails,
            ask
          </span>{' '}
          <code>status.algolia.com</code> <span>how Algolia is doing, without the search.</span>
        </p>
      ) : (
        <OwnProvider address={providerUrl} />
      )}
    </>
  )
}

/** The hosts of a client, the nearest first, as it really uses them; empty if it hides them. */
export function providerHosts(client: SearchClient): readonly string[] {
  const transporter = 'transporter' in client ? client.transporter : undefined
  if (typeof transporter !== 'object' || transporter === null) return []
  const hosts = 'hosts' in transporter ? transporter.hosts : undefined
  return Array.isArray(hosts) ? hosts.flatMap(urlOf) : []
}

function urlOf(host: unknown): readonly string[] {
  if (typeof host !== 'object' || host === null || !('url' in host)) return []
  if ('accept' in host && host.accept === 'write') return []
  return typeof host.url === 'string' ? [host.url] : []
}

function OwnProvider({ address }: { readonly address: string | undefined }) {
  const server = address === undefined ? 'the server' : 'another server of the owner'
  const { host } = new URL(address ?? window.location.origin)
  return (
    <p>
      <span>{`The provider is ${server} of this page,`}</span> <code>{host}</code>
      <span>. It records only searches of visitors who agreed. No other server is involved.</span>
    </p>
  )
}

const spans = { local: 'Until deleted', session: 'Until the tab is closed' } as const

/** All possible and current entries in browser storage, and a button to delete them. */
function PrivacyKept() {
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
