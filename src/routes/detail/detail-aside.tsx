import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { baselineLabels, type BaselineStatus } from '#catalogue/baseline.ts'
import { paths } from '#routes/paths.ts'
import { BaselineShape } from '#ui/support/baseline-shape.tsx'
import type { Elements } from '#ui/text/elements.ts'
import { LeaveIcon } from '#ui/text/icon.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import styles from './detail.module.css'

type DetailAsideProps = {
  readonly label: string
  readonly children: ReactNode
}

/** Related links beside the content of a record. */
export function DetailAside({ label, children }: DetailAsideProps) {
  return (
    <aside className={styles.aside} aria-label={label}>
      {children}
    </aside>
  )
}

type AsideSectionProps = { readonly title: string; readonly children: Elements }

export function AsideSection({ title, children }: AsideSectionProps) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

type LeavingLinkProps = {
  /** Undefined if the record's address is unsafe: the text is then shown without a link. */
  readonly address: string | undefined
  /** Set if opening the link counts as a conversion: the specification, or MDN. */
  readonly opens?: 'spec' | 'mdn'
  readonly children: ReactNode
}

export function LeavingLink({ address, opens, children }: LeavingLinkProps) {
  if (address === undefined) return <bdi>{children}</bdi>
  return (
    <a href={address} className={styles.leaving} data-opens={opens}>
      <bdi>{children}</bdi>
      <span className={styles.glued} aria-hidden="true">
        {'\u2060'}
        <LeaveIcon />
      </span>
    </a>
  )
}

export type ListedFeature = {
  readonly objectID: string
  readonly name: string
  readonly baseline: BaselineStatus
}

type FeatureLinksProps = {
  readonly features: readonly ListedFeature[]
  readonly from?: string | undefined
}

export function FeatureLinks(props: FeatureLinksProps) {
  return (
    <ul className={styles.links}>
      <FeatureItems {...props} />
    </ul>
  )
}

/** The items of `FeatureLinks`, for a list that has others besides. */
export function FeatureItems({ features, from }: FeatureLinksProps) {
  return features.map(({ objectID, name, baseline }) => (
    <li key={objectID} className={styles.related}>
      <Link to={paths.feature(objectID)} state={{ from }}>
        <NameText value={name} />
      </Link>
      <span className={styles.shape} data-status={baseline} title={baselineLabels[baseline]}>
        <BaselineShape name={baseline} />
        <VisuallyHidden>{baselineLabels[baseline]}</VisuallyHidden>
      </span>
    </li>
  ))
}

export type EntryLinksProps = {
  readonly entries: readonly { readonly objectID: string; readonly name: string }[]
}

/** Links to compat entries in columns, sorted by name. */
export function EntryLinks({ entries }: EntryLinksProps) {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return (
    <ul className={styles.columns} data-long={areLong(entries) || undefined}>
      {entries
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ objectID, name }) => (
          <li key={objectID}>
            <Link to={paths.compatEntry(objectID)} title={objectID}>
              <NameText value={name} code />
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** Characters that fill a narrow column. */
const FULL = 26

function areLong(entries: EntryLinksProps['entries']): boolean {
  return entries.filter(({ name }) => name.length > FULL).length > entries.length / 3
}
