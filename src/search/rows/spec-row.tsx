import * as v from 'valibot'

import type { SpecHit } from '#catalogue/specs/pages.ts'
import { listedSpec } from '#catalogue/specs/record.ts'
import { pluralize } from '#lib/format-count.ts'
import { lifecycleNames } from '#lib/glossary.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { ShareCells } from '#ui/support/share-cells.tsx'
import { markedText } from '#ui/text/marked-text.tsx'

import { highlighted, highlightedItems } from './highlight.ts'
import { ItemList } from './item-list.tsx'
import { ResultRow } from './result-row.tsx'
import type { RowDefinition, RowProps } from './row-definition.ts'

import styles from './result-row.module.css'

const places = {
  shown: ['title', 'shortTitle', 'featureNames'],
  hidden: {
    terms: 'definitions',
    aliases: 'aliases',
    objectID: 'short name',
    series: 'series',
    groups: 'group',
  },
  rest: 'related words',
}

function SpecRow({ hit, savable }: RowProps<SpecHit>) {
  const checked = useStore(targets)
  const { _highlightResult: marks, title, featureCount, works } = hit
  const verdict = checked ? <checked.SpecVerdict {...hit} /> : null
  return (
    <ResultRow
      list="specs"
      anchor="spec"
      hit={hit}
      savable={savable}
      name={title}
      title={markedText(highlighted(marks, 'title', title))}
      badge={
        hit.standing !== 'good' && (
          <span className={styles.remark} data-tone={hit.standing}>
            {lifecycleNames[hit.standing]}
          </span>
        )
      }
      line={<SpecLine hit={hit} />}
      verdict={featureCount > 0 ? verdict : undefined}
      places={places}
      cells={
        works !== undefined && (
          <ShareCells columns={browserColumns} works={works} total={hit.compatCount} />
        )
      }
    />
  )
}

/** Whose it is and how far it has come, then the features that it defines. */
function SpecLine({ hit }: RowProps<SpecHit>) {
  const { _highlightResult: marks, topFeatureNames, featureCount } = hit
  return (
    <>
      <span>{factsOf(hit)}</span>
      {featureCount > 0 && (
        <>
          <span>{` · defines ${pluralize(featureCount, 'feature', 'features')}: `}</span>
          <ItemList
            items={highlightedItems(marks, 'featureNames', topFeatureNames)}
            total={featureCount}
          />
        </>
      )}
    </>
  )
}

export const specRow: RowDefinition<SpecHit> = {
  Row: SpecRow,
  fits: (hit) => v.is(listedSpec, hit),
  last: 'Entries',
}

/** "CSS Grid 2 · W3C · Candidate Recommendation Draft · replaced by css-grid-3". */
function factsOf({ title, shortTitle, org, maturity, status, obsoletedBy }: SpecHit): string {
  return [
    ...(shortTitle === title ? [] : [shortTitle]),
    org,
    ...(maturity === undefined || maturity === status ? [] : [maturity]),
    status,
    ...(obsoletedBy.length === 0 ? [] : [`replaced by ${obsoletedBy.join(', ')}`]),
  ].join(' · ')
}
