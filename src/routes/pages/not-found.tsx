import { useLocation } from 'react-router-dom'

import { notFoundHead } from '#contracts/view-head.ts'
import { useHead } from '#routes/layout/head.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { queryOfAddress, NotFoundSuggestions } from './not-found-suggestions.tsx'

import styles from './not-found.module.css'

/** The view for unknown addresses. Search engines must not index it. */
export function NotFoundView() {
  const { pathname } = useLocation()
  useHead({ ...notFoundHead, canonical: null })
  return (
    <MarginSection level="h1" title="Not found">
      <p className={styles.lead}>
        There is no page at{' '}
        <bdi>
          <code>{pathname}</code>
        </bdi>
        .
      </p>
      <NotFoundSuggestions query={queryOfAddress(pathname)} />
    </MarginSection>
  )
}
