import * as v from 'valibot'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import type { CompatHit } from '#catalogue/compat/pages.ts'
import { listedEntry } from '#catalogue/compat/record.ts'
import { pathLabels } from '#catalogue/path.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { highlighted, highlightedItems } from './highlight.ts'
import { ItemList } from './item-list.tsx'
import { ResultRow } from './result-row.tsx'
import type { RowDefinition, RowProps } from './row-definition.ts'
import { whyClause } from './why-clause.ts'
import { WhyLine } from './why-line.tsx'

const places = {
  shown: ['name', 'description', 'featureName'],
  hidden: { aliases: 'aliases', objectID: 'key' },
  rest: 'kind or related words',
}

function CompatRow({ hit, savable }: RowProps<CompatHit>) {
  const { today } = useDays()
  const checked = useStore(targets)
  const { _highlightResult: marks, name, baseline, support, usage } = hit
  const why = whyClause(hit.why)
  return (
    <ResultRow
      list="compat"
      anchor="compat"
      hit={hit}
      savable={savable}
      settable
      name={name}
      title={<NameText value={highlighted(marks, 'name', name)} code />}
      badge={
        baseline !== undefined && (
          <Badge
            status={baseline}
            label={baselineLabels[baseline]}
            since={baselineDay(hit)}
            plain
          />
        )
      }
      line={<CompatLine hit={hit} />}
      why={why !== '' && <WhyLine value={why} />}
      verdict={checked ? <checked.Verdict support={support} platforms={hit.platforms} /> : null}
      places={places}
      cells={<SupportCells columns={browserColumns} {...{ support, today, usage }} />}
    />
  )
}

/** What it is and where it belongs, then its description if it has one. */
function CompatLine({ hit }: RowProps<CompatHit>) {
  const { _highlightResult: marks, featureName, description } = hit
  return (
    <>
      <span>{factsOf(hit)}</span>
      {featureName.length > 0 && (
        <>
          <span> · Part of </span>
          <ItemList items={highlightedItems(marks, 'featureName', featureName)} />
        </>
      )}
      {description !== undefined && (
        <>
          <span> · </span>
          <CodeText value={highlighted(marks, 'description', description)} />
        </>
      )}
    </>
  )
}

export const compatRow: RowDefinition<CompatHit> = {
  Row: CompatRow,
  fits: (hit) => v.is(listedEntry, hit),
  last: 'Usage',
}

/** "Property value · CSS › Properties › display · Experimental"; omits "Standard". */
function factsOf({ kind, path, status }: CompatHit): string {
  const remarks = status.filter((word) => word !== 'Standard')
  return [kind, pathLabels(path.lvl2 ?? path.lvl1 ?? path.lvl0), ...remarks].join(' · ')
}
