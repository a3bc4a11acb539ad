import { viewHeads } from '#catalogue/view-heads.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { useSearchClient } from '#search/transport/client-context.ts'
import { providerHosts } from '#search/transport/provider-hosts.ts'

import { PrivacyKept } from './privacy-storage.tsx'

import text from './about.module.css'

/** What the page sends, to whom, and what it keeps: `/privacy`. */
export function PrivacyView() {
  useHead({ ...viewHeads.privacy, canonical: paths.privacy })
  return (
    <div className={text.page}>
      <h1 className={text.title} tabIndex={-1}>
        Privacy
      </h1>
      <p className={text.lead}>
        Plinth has no accounts, cookies, advertisements or trackers. A search sends its query to the
        search provider. Everything else that the page remembers stays in your browser.
      </p>
      <PrivacyQueries />
      <h2 className={text.heading}>What does not happen</h2>
      <ul className={text.limits}>
        <li>No cookie is set or read.</li>
        <li>The page sends no event about what you click, view or copy. It would ask you first.</li>
        <li>
          The page loads nothing from third parties: no fonts, scripts or images. A content security
          policy makes the browser refuse them.
        </li>
        <li>
          The page cannot use your location, camera or microphone: a permissions policy turns them
          off.
        </li>
      </ul>
      <PrivacyKept />
      <h2 className={text.heading}>Addresses and links</h2>
      <p>
        Every search has an address, so your browser’s history contains your searches, and a link
        that you share shows its search. A site that you open from here sees which site you came
        from, but not which page or search.
      </p>
    </div>
  )
}

/** What a search sends, and to whom. */
export function PrivacyQueries() {
  const hosts = providerHosts(useSearchClient())
  const isOwn = hosts.every((host) => host === window.location.hostname)
  return (
    <>
      <h2 className={text.heading}>What you search for</h2>
      <p>
        The page searches as you type. Each change of the text, filters, order or page is sent to
        the search provider with a public key and without an identifier. Like every server, the
        provider sees your IP address and your browser’s user agent. The page keeps the answers
        until you leave it, so that going back sends no request.
      </p>
      {isOwn ? (
        <p>
          The provider is the server of this page, <code>{window.location.host}</code>. It keeps no
          record of searches, and no other server is involved.
        </p>
      ) : (
        <HostedProvider hosts={hosts} />
      )}
    </>
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
            {place > 0 && ', '}
            <code>{host}</code>
          </span>
        ))}{' '}
        only. Your browser sends them the address of this site, but not of the page.
      </p>
      <p>
        Algolia counts searches for the statistics of this site: which queries are frequent, and
        which find nothing. The page sends no user token, and personalization is off.
      </p>
    </>
  )
}
