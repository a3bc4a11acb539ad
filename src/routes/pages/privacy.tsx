import { viewHeads } from '#catalogue/view-heads.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'

import { PrivacyQueries } from './privacy-queries.tsx'
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
