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
        There are no accounts, no cookies, no advertisements and nothing that follows you. Searching
        sends what you search for; what the page remembers for you stays in your browser.
      </p>
      <PrivacyQueries />
      <h2 className={text.heading}>What does not happen</h2>
      <ul className={text.limits}>
        <li>No cookie is set or read.</li>
        <li>
          No event about what you click, look at or copy is sent. Should that ever change, it will
          be after you have agreed, and not before.
        </li>
        <li>
          Nothing is loaded from third parties: no fonts, scripts, pictures or counters. The browser
          is told to refuse them, with a content security policy.
        </li>
        <li>
          The page does not ask where you are, and may use neither camera nor microphone: it has
          given up these permissions.
        </li>
      </ul>
      <PrivacyKept />
      <h2 className={text.heading}>Addresses and links</h2>
      <p>
        Every search is an address, so your browser’s own history holds what you searched for, and
        whoever gets a link from you sees it. A site that you go to by a link from here learns that
        you came from this site, not from which page or search.
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
        The page searches as you type: each change of the words, the filters, the order or the page
        is sent to the search provider, with the page’s public key and without anything that names
        you. Like every server, the provider sees the address of your connection and what your
        browser says of itself. Answers are remembered until you leave the page, so that going back
        asks nothing.
      </p>
      {isOwn ? (
        <p>
          The provider is the server that this page came from, <code>{window.location.host}</code>.
          Its search keeps no record of what was searched for. Nobody else is asked.
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
        The provider is <a href="https://www.algolia.com/policies/privacy/">Algolia</a>, which works
        for whoever runs this site. Searches go to{' '}
        {hosts.map((host, place) => (
          <span key={host}>
            {place > 0 && ', '}
            <code>{host}</code>
          </span>
        ))}{' '}
        and to nobody else; your browser tells them that you are on this site, not on which page.
      </p>
      <p>
        Algolia counts searches for the statistics of this site: which words are searched for and
        which find nothing. The page gives it no name or number for you, and does not ask it to
        remember what you searched for before.
      </p>
    </>
  )
}
