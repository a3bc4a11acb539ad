import * as v from 'valibot'

import type { GroupHit } from '#catalogue/groups/pages.ts'
import { groupSchema } from '#catalogue/groups/record.ts'
import { pluralize } from '#lib/format-count.ts'
import { markedText } from '#ui/text/marked-text.tsx'

import { highlighted } from './highlight.ts'
import { ResultRow } from './result-row.tsx'
import type { RowDefinition, RowProps } from './row-definition.ts'

/** One group: where it stands among the others, and how much it holds. */
function GroupRow({ hit, savable }: RowProps<GroupHit>) {
  const { _highlightResult: marks, name, path, featureCount } = hit
  return (
    <ResultRow
      list="groups"
      anchor="group"
      hit={hit}
      savable={savable}
      name={name}
      title={markedText(highlighted(marks, 'name', name))}
      badge={null}
      line={
        <span>{`${path.join(' › ')} · ${pluralize(featureCount, 'feature', 'features')}`}</span>
      }
      places={{ shown: ['name'], hidden: {}, rest: 'path' }}
      cells={null}
    />
  )
}

/** How the list of groups shows them. */
export const groupRow: RowDefinition<GroupHit> = {
  Row: GroupRow,
  fits: (hit) => v.is(groupSchema, hit),
}
