import * as v from 'valibot'

import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import type { ReleaseHit } from '#catalogue/releases/pages.ts'
import { listedRelease } from '#catalogue/releases/record.ts'
import { isoDay } from '#lib/dates.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { releaseStatusLabels } from '#search/lists/releases.ts'
import { useDays } from '#search/state/days.ts'
import { markedText } from '#ui/text/marked-text.tsx'

import { highlighted, highlightedItems } from './highlight.ts'
import { ItemList } from './item-list.tsx'
import { ResultRow } from './result-row.tsx'
import type { Arranged, RowDefinition, RowProps } from './row-definition.ts'

import own from './release-row.module.css'
import styles from './result-row.module.css'

const places = {
  shown: ['name', 'featureNames'],
  hidden: { statusWords: 'status in the data or later', terms: 'changes' },
}

const upcoming: ReadonlySet<string> = new Set(['planned', 'nightly'])

/** Folds planned and nightly releases. The provider puts current ones first. */
export function arrangeReleases(hits: readonly ReleaseHit[], today: string): Arranged<ReleaseHit> {
  const isUpcoming = (hit: ReleaseHit) => upcoming.has(releaseStatusOn(hit, today))
  const folded = hits.filter(isUpcoming)
  if (folded.length === hits.length) return { shown: hits, folded: [], label: '' }
  const shown = hits.filter((hit) => !isUpcoming(hit))
  return { shown, folded, label: 'Planned and nightly releases' }
}

export const releaseRow: RowDefinition<ReleaseHit> = {
  Row: ReleaseRow,
  fits: (hit) => v.is(listedRelease, hit),
  heads: <ReleaseHeads />,
  arrange: arrangeReleases,
}

/** "2 September 2025 · Blink 140". */
function factsOf({ date, engine, engineVersion }: ReleaseHit): string {
  const day = date === undefined ? 'No date yet' : formatDay(isoDay(date))
  return engine === undefined ? day : `${day} · ${engine} ${engineVersion ?? ''}`.trim()
}

/** "84 compat entries: CSS 18, Web APIs 9 · 1 removed · 3 changed · 2 features made Baseline". */
function changesOf(hit: ReleaseHit): string {
  const { compatCount, compatByArea, removedCount, changedCount = 0, completesCount } = hit
  const areas = Object.entries(compatByArea).map(([area, count]) =>
    `${area}\u00A0${count}`.replaceAll(' ', '\u00A0'),
  )
  const added = pluralize(compatCount, 'compatibility entry', 'compatibility entries')
  return [
    ...(compatCount > 0 ? [`${added}: ${areas.join(', ')}`] : noneAdded(hit)),
    ...(removedCount === 0 ? [] : [`${formatCount(removedCount)}\u00A0removed`]),
    ...(changedCount === 0 ? [] : [`${formatCount(changedCount)}\u00A0changed`]),
    ...(completesCount === 0
      ? []
      : [`${pluralize(completesCount, 'feature', 'features')} made Baseline`]),
  ].join(' · ')
}

function noneAdded({ isAhead }: ReleaseHit): readonly string[] {
  return [isAhead ? 'Changes not known yet' : 'No new compatibility entries']
}

function ReleaseRow({ hit, savable }: RowProps<ReleaseHit>) {
  const { today } = useDays()
  const { _highlightResult: marks, name } = hit
  const status = releaseStatusOn(hit, today)
  return (
    <ResultRow
      list="releases"
      anchor="release"
      hit={hit}
      savable={savable}
      name={name}
      title={markedText(highlighted(marks, 'name', name))}
      badge={
        status !== 'retired' && (
          <span className={styles.remark} data-tone={status}>
            {releaseStatusLabels[status]}
          </span>
        )
      }
      line={<ReleaseLine hit={hit} />}
      places={places}
      cells={<ReleaseCells hit={hit} />}
    />
  )
}

/** When it came, the features that it completed, and what else it changed. */
function ReleaseLine({ hit }: RowProps<ReleaseHit>) {
  const { _highlightResult: marks, topFeatureNames, featureCount } = hit
  return (
    <>
      <span className={own.facts}>{`${factsOf(hit)} · `}</span>
      {featureCount > 0 && (
        <>
          <b>{pluralize(featureCount, 'feature', 'features')}</b>
          <span>{hit.first === true ? ' already supported: ' : ': '}</span>
          <ItemList
            items={highlightedItems(marks, 'featureNames', topFeatureNames)}
            total={featureCount}
          />
          <span> · </span>
        </>
      )}
      <span>{changesOf(hit)}</span>
    </>
  )
}

/** Columns, if there is room. Hidden from screen readers, which read the lines of the row. */
function ReleaseCells({ hit }: RowProps<ReleaseHit>) {
  const { date, engine = '', engineVersion = '', featureCount, compatCount, completesCount } = hit
  return (
    <div className={own.cells} aria-hidden="true">
      <span>{date === undefined ? '' : formatDay(isoDay(date))}</span>
      <span>{`${engine} ${engineVersion}`.trim()}</span>
      <span>{figure(featureCount)}</span>
      <span>{figure(compatCount)}</span>
      <span>{figure(completesCount)}</span>
    </div>
  )
}

function figure(count: number): string {
  return count === 0 ? '–' : formatCount(count)
}

/** Hidden from screen readers like the columns below. */
function ReleaseHeads() {
  return (
    <div className={own.cells} aria-hidden="true">
      <span>Released</span>
      <span>Engine</span>
      <span>Features</span>
      <span>Entries</span>
      <span>Made Baseline</span>
    </div>
  )
}
