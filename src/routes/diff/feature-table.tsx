import { useState } from 'react'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import { formatCount } from '#lib/format-count.ts'
import { browserNames } from '#lib/glossary.ts'
import { paths } from '#routes/paths.ts'
import { WhyLine } from '#search/rows/why-line.tsx'
import { useLinks } from '#search/state/links.ts'
import { Button } from '#ui/controls/button.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { type ChangedFeature, type ChangedGroup, isOfEntries } from './diff-features.ts'
import { isOneBrowser, type Pair } from './diff-sides.ts'
import { entriesText, monthOf } from './diff-text.ts'
import { groupHeading } from './diff-words.ts'

import styles from './diff.module.css'

/** As many rows as a section shows at first. A longer one has at least two more. */
const FEW = 7

type FeatureTableProps = {
  readonly group: ChangedGroup
  readonly features: readonly ChangedFeature[]
  readonly pair: Pair
}

/** The features of a group with what is to be said of them, the version, and their usage. */
export function FeatureTable({ group, features, pair }: FeatureTableProps) {
  const [isOpen, setOpen] = useState(false)
  const id = `features-${group}`
  const { title, note } = groupHeading(group, pair)
  const count = formatCount(features.length)
  const isLong = features.length > FEW + 1
  const shown = isLong && !isOpen ? features.slice(0, FEW) : features
  return (
    <MarginSection id={id} count={count} title={title} note={<span>{note}</span>}>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">About</th>
            <th scope="col">{isOneBrowser(pair) ? browserNames[pair.to.browser] : 'Version'}</th>
            <th scope="col">Usage</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((feature) => (
            <FeatureRow key={feature.objectID} feature={feature} pair={pair} />
          ))}
        </tbody>
      </table>
      {isLong && (
        <p className={styles.more}>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Fewer features' : `All ${count} features`}
          </Button>
        </p>
      )}
    </MarginSection>
  )
}

type FeatureRowProps = { readonly feature: ChangedFeature; readonly pair: Pair }

function FeatureRow({ feature, pair }: FeatureRowProps) {
  const { Link } = useLinks()
  const { objectID, name, usage, step, group } = feature
  return (
    <tr>
      <th scope="row">
        <Link href={paths.feature(objectID)} className={styles.name}>
          <NameText value={name} />
        </Link>
      </th>
      <td className={styles.about}>
        <About feature={feature} pair={pair} />
      </td>
      <td className={styles.version}>
        {isOfEntries(feature) ? (
          <>
            <span>{step === undefined ? incompleteText(group) : 'since'}</span>{' '}
            <b>{step?.version}</b>
          </>
        ) : (
          <>
            <b>{step?.version}</b> <span>{monthOf(feature, pair)}</span>
          </>
        )}
      </td>
      <td className={styles.usage}>{formatPercent(usage)}</td>
    </tr>
  )
}

const incompleteText = (group: ChangedGroup) => (group === 'less' ? 'not in full' : 'not yet')

/** What the heading of the group does not say: what it is, since when, or where it is missing. */
function About({ feature, pair }: FeatureRowProps) {
  const { group, description, baseline, why } = feature
  if (isOfEntries(feature)) return <span>{entriesText(feature, pair)}</span>
  if (group === 'baseline') return <CodeText value={description} />
  if (baseline === 'limited' && why !== undefined) return <WhyLine value={why} />
  return <Badge status={baseline} label={baselineLabels[baseline]} since={baselineDay(feature)} />
}
