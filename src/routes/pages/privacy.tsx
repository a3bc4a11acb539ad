import { views } from '#contracts/views.ts'
import { useHead } from '#routes/layout/head.ts'
import { isLocal } from '#search/local/is-local.ts'
import { useProvider, useSearchClient } from '#search/transport/client-context.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import { PrivacyStatistics } from './privacy-statistics.tsx'
import { PrivacyKept } from './privacy-storage.tsx'

import text from './about.module.css'

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
