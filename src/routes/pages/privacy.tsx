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
        {isLocal
          ? 'No accounts, cookies, advertising or statistics. Searches, like everything else, stay in your browser.'
          : 'No accounts, cookies or advertising, and no statistics unless you agree to them. Searches are sent to the search provider. Everything else stays in your browser.'}
      </p>
      {isLocal ? <LocalQueries /> : <PrivacyQueries />}
      {!isLocal && <PrivacyStatistics />}
      <h2 className={text.heading}>What Plinth does not do</h2>
      <ul className={text.limits}>
        <li>Set or read cookies.</li>
        <li>
          {isLocal
            ? 'Record what you open, view or copy.'
            : 'Record what you open, view or copy, unless you agree to statistics.'}
        </li>
        <li>
          Load fonts, scripts or images from third parties; they are blocked by
          Content-Security-Policy.
        </li>
        <li>Use your location, camera or microphone; they are blocked by Permissions-Policy.</li>
      </ul>
      <PrivacyKept />
      <h2 className={text.heading}>URLs and links</h2>
      <p>
        Every search has a URL, so your browser history contains your searches, and a link you share
        reveals its search. Sites you open from here see which site you came from, but not the page
        or the search.
      </p>
    </div>
  )
}

function LocalQueries() {
  return (
    <>
      <h2 className={text.heading}>What you search for</h2>
      <p>
        The page loads the records of this site and searches them in your browser. No search is sent
        to a server. The host of the site sees your IP address and which files you load.
      </p>
    </>
  )
}

export function PrivacyQueries() {
  const hosts = providerHosts(useSearchClient())
  const { isHosted, providerUrl } = useProvider()
  return (
    <>
      <h2 className={text.heading}>What you search for</h2>
      <p>
        Plinth searches as you type. Each change of text, filters, sort order or page is sent to the
        search provider with a public key. Unless you agree to statistics, each search asks not to
        be counted and has no user identifier. Like every server, the provider sees your IP address
        and your user agent. Answers are cached in the page until you leave.
      </p>
      {isHosted ? <HostedProvider hosts={hosts} /> : <OwnProvider address={providerUrl} />}
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

function OwnProvider({ address }: { readonly address: string | undefined }) {
  const server = address === undefined ? 'the server' : 'another server of the owner'
  const { host } = new URL(address ?? window.location.origin)
  return (
    <p>
      <span>{`The provider is ${server} of this page,`}</span> <code>{host}</code>
      <span>
        . It records only searches of visitors who agreed to statistics, and no other server is
        involved.
      </span>
    </p>
  )
}

function HostedProvider({ hosts }: { readonly hosts: readonly string[] }) {
  return (
    <>
      <p>
        The provider is <a href="https://www.algolia.com/policies/privacy/">Algolia</a>, on behalf
        of the owner of this site. Searches go to{' '}
        {hosts.map((host, place) => (
          <span key={host}>
            {place > 0 && <span>, </span>}
            <code>{host}</code>
          </span>
        ))}{' '}
        <span>
          only. They receive the site’s origin as referrer, not the page. The status page, and a
          search that fails, also ask{' '}
        </span>
        <code>status.algolia.com</code> <span>how Algolia is doing; no search is sent there.</span>
      </p>
    </>
  )
}

function urlOf(host: unknown): readonly string[] {
  if (typeof host !== 'object' || host === null || !('url' in host)) return []
  if ('accept' in host && host.accept === 'write') return []
  return typeof host.url === 'string' ? [host.url] : []
}
