import { useSearchClient } from '#search/transport/client-context.ts'
import { providerHosts } from '#search/transport/provider-hosts.ts'

import text from './about.module.css'

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
