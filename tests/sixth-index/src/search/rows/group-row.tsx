import type { GroupHit } from '#catalogue/groups/pages.ts'
import { pluralize } from '#lib/format-count.ts'
import { isNumber, isShape, isText } from '#lib/shapes.ts'
import { useLinks } from '#search/state/links.ts'
import { markedText } from '#ui/text/marked-text.tsx'

import { highlighted } from './highlight.ts'
import { isTexts } from './hit-shapes.ts'
import type { RowDefinition, RowProps } from './row-definition.ts'
import { RowName } from './row-name.tsx'

import styles from './result-row.module.css'

/** One group: where it stands among the others, and how much it holds. */
function GroupRow({ hit }: RowProps<GroupHit>) {
  const { HitLink } = useLinks()
  const { _highlightResult: marks, objectID, name, path, featureCount } = hit
  return (
    <article className={styles.row}>
      <RowName>
        <HitLink list="groups" hit={hit} id={`group-${objectID}`}>
          {markedText(highlighted(marks, 'name', name))}
        </HitLink>
      </RowName>
      <p className={styles.facts}>
        {`${path.join(' › ')} · ${pluralize(featureCount, 'feature', 'features')}`}
      </p>
    </article>
  )
}

/** How the list of groups shows them. */
export const groupRow: RowDefinition<GroupHit> = {
  Row: GroupRow,
  heights: { usual: 100, least: 76 },
  fits: isShape({ objectID: isText, name: isText, path: isTexts, featureCount: isNumber }),
}
