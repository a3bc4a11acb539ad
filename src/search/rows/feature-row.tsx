import { type ReactNode, use } from 'react'
import * as v from 'valibot'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import type { FeatureHit } from '#catalogue/features/pages.ts'
import { listedFeature } from '#catalogue/features/record.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import { ListStateContext } from '#search/state/list-context.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { highlighted } from './highlight.ts'
import { ResultRow } from './result-row.tsx'
import type { RowDefinition, RowProps } from './row-definition.ts'
import { whyClause } from './why-clause.ts'
import { WhyLine } from './why-line.tsx'

const places = {
  shown: ['name', 'description'],
  hidden: {
    aliases: 'aliases',
    primary: 'parts',
    objectID: 'ID',
    spec: 'specification',
    groups: 'group',
  },
  rest: 'names of parts or related words',
}

function FeatureRow({ hit, savable }: RowProps<FeatureHit>) {
  const { today } = useDays()
  const checked = useStore(targets)
  const { _highlightResult: marks, name, description, baseline } = hit
  const why = whyClause(hit.why)
  return (
    <ResultRow
      list="features"
      anchor="feature"
      hit={hit}
      savable={savable}
      settable
      name={name}
      title={<NameText value={highlighted(marks, 'name', name)} />}
      badge={
        checked ? (
          <checked.DayBadge hit={hit} />
        ) : (
          <Badge
            status={baseline}
            label={baselineLabels[baseline]}
            since={baselineDay(hit)}
            plain
          />
        )
      }
      line={<CodeText value={highlighted(marks, 'description', description)} />}
      why={
        why !== '' && (
          <ForToday>
            <WhyLine value={why} />
          </ForToday>
        )
      }
      verdict={checked ? <checked.Verdict support={hit.support} platforms={hit.platforms} /> : null}
      places={places}
      cells={
        <SupportCells
          columns={browserColumns}
          support={hit.support}
          shipped={hit.shipped}
          today={today}
          usage={hit.usage}
        />
      }
    />
  )
}

/**
 * What is true today; nothing in a list as of a day. Apart from the row, which a change of the
 * address then leaves alone.
 */
function ForToday({ children }: { readonly children: ReactNode }) {
  const isForToday = (use(ListStateContext)?.day ?? '') === ''
  return isForToday ? <span>{children}</span> : null
}

export const featureRow: RowDefinition<FeatureHit> = {
  Row: FeatureRow,
  fits: (hit) => v.is(listedFeature, hit),
  last: 'Usage',
}
