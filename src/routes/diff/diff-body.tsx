import { useEffect, useState } from 'react'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { browserNames } from '#lib/glossary.ts'
import { paths } from '#routes/paths.ts'
import { WhyLine } from '#search/rows/why-line.tsx'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useLinks } from '#search/state/links.ts'
import { Button } from '#ui/controls/button.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { Notice } from '#ui/text/notice.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { DiffState } from './diff-address.ts'
import { DiffEntries } from './diff-entries.tsx'
import { entryGroups } from './diff-entry-groups.ts'
import {
  featureGroups,
  type ChangedFeature,
  type ChangedGroup,
  isOfEntries,
} from './diff-features.ts'
import { DiffFilters } from './diff-filters.tsx'
import { filterRows } from './diff-rows.ts'
import { isOneBrowser, type Pair } from './diff-sides.ts'
import { countText, sideText, entriesText, monthOf } from './diff-text.ts'
import { inShort, groupHeading } from './diff-words.ts'
import type { Compared, DiffData } from './use-diff.ts'

import styles from './diff.module.css'

type DiffBodyProps = {
  readonly state: DiffState
  readonly data: DiffData
  /** What was chosen besides, to be announced with the result. */
  readonly remark: string
  readonly onChange: (changed: Partial<DiffState>) => void
  readonly onType: (q: string) => void
}

export function DiffBody({ data, ...props }: DiffBodyProps) {
  if (data.status === 'failed') return <DiffFailure onRetry={data.retry} />
  if (data.status === 'ready') return <DiffResults data={data} {...props} />
  return (
    <MarginSection id="short" title="In short">
      <div className={styles.pending}>
        <SkeletonRows count={12} size="line" />
      </div>
    </MarginSection>
  )
}

type DiffResultsProps = Omit<DiffBodyProps, 'data'> & { readonly data: Compared }

/** What changed in short, the features, and the entries that pass the filters. */
function DiffResults({ data, state, remark, onChange, onType }: DiffResultsProps) {
  const { sides: pair, rows, features } = data
  const filtered = filterRows(rows, state)
  const groups = entryGroups(filtered, features)
  useAnnounced(`${remark} ${countText(filtered.rows.length, rows.length, pair)}`.trim())
  return (
    <>
      <Summary data={data} />
      {featureGroups.map((group) => {
        const own = features.filter((feature) => feature.group === group)
        return (
          own.length > 0 && <FeatureTable key={group} group={group} features={own} pair={pair} />
        )
      })}
      {rows.length > 0 && (
        <MarginSection
          id="entries"
          title="Entries by feature"
          count={formatCount(filtered.rows.length)}
          note={<span>In the order above; those of no feature last, by area</span>}
        >
          <DiffFilters
            state={state}
            filtered={filtered}
            kinds={new Set(rows.map(({ kind }) => kind))}
            pair={pair}
            onChange={onChange}
            onType={onType}
          />
          {groups.length > 0 ? (
            <DiffEntries groups={groups} pair={pair} />
          ) : (
            <NoMatch onClear={() => onChange({ changes: [], area: undefined, q: '' })} />
          )}
        </MarginSection>
      )}
    </>
  )
}

function useAnnounced(text: string): void {
  const announcer = useAnnouncer()
  useEffect(() => announcer.say(text), [announcer, text])
}

function Summary({ data: { sides: pair, silent, rows, features } }: { readonly data: Compared }) {
  return (
    <MarginSection
      id="short"
      title="In short"
      note={<span>{`${sideText(pair.from)} → ${sideText(pair.to)}`}</span>}
    >
      <p className={styles.short}>
        {rows.length === 0 ? (
          nothingText(pair)
        ) : (
          <WhyLine value={inShort(features, rows.length, pair)} />
        )}
      </p>
      {!isOneBrowser(pair) && silent > 0 && (
        <p className={styles.note}>
          {`${pluralize(silent, 'entry is', 'entries are')} not compared: the data covers ${silent === 1 ? 'it' : 'them'} in one of the two at most.`}
        </p>
      )}
    </MarginSection>
  )
}

function nothingText(pair: Pair): string {
  const isSame = isOneBrowser(pair) && pair.from.version === pair.to.version
  return isSame
    ? 'Both sides are the same release. Choose another version on one of them.'
    : 'No changes recorded between these releases. Minor releases often contain fixes only.'
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <Notice action={<Button onClick={onClear}>Clear filters</Button>}>
      <p>No changes match these filters.</p>
    </Notice>
  )
}

function DiffFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
        <p>
          <strong>This comparison could not be loaded.</strong> Check your connection.
        </p>
      </Notice>
    </div>
  )
}

/** As many rows as a section shows at first. A longer one has at least two more. */
const FEW = 7

type FeatureTableProps = {
  readonly group: ChangedGroup
  readonly features: readonly ChangedFeature[]
  readonly pair: Pair
}

/** The features of a group with what is to be said of them, the version, and their usage. */
function FeatureTable({ group, features, pair }: FeatureTableProps) {
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
