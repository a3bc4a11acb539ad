import { baselineDay, baselineLabels, baselineStatuses } from '#catalogue/baseline.ts'
import type { CompatHit } from '#catalogue/compat/pages.ts'
import { pathLabels } from '#catalogue/path.ts'
import type { Check } from '#lib/shapes.ts'
import { isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { SetSlot } from '#search/set/set-slot.tsx'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { highlighted, highlightedItems } from './highlight.ts'
import { isSecond, isTexts } from './hit-shapes.ts'
import { ItemList } from './item-list.tsx'
import { MatchNote } from './match-note.tsx'
import type { RowDefinition, RowProps } from './row-definition.ts'
import { RowName } from './row-name.tsx'
import { WhyLine } from './why-line.tsx'

import ownStyles from './compat-row.module.css'
import styles from './result-row.module.css'

const places = {
  shown: ['name', 'description', 'featureName'],
  hidden: { aliases: 'aliases', objectID: 'key' },
  rest: 'kind or related words',
}

function CompatRow({ hit }: RowProps<CompatHit>) {
  const { HitLink } = useLinks()
  const { today } = useDays()
  const checked = useStore(targets)
  const { _highlightResult: marks, objectID, name, description, baseline, featureName, why } = hit
  return (
    <article className={styles.row}>
      <div className={`${styles.head} ${ownStyles.head}`}>
        <RowName>
          <HitLink list="compat" hit={hit} id={`compat-${objectID}`}>
            <NameText value={highlighted(marks, 'name', name)} code />
          </HitLink>
        </RowName>
        {baseline !== undefined && (
          <Badge status={baseline} label={baselineLabels[baseline]} since={baselineDay(hit)} />
        )}
        <SetSlot id={objectID} name={name} />
      </div>
      <p className={styles.facts}>
        <span>{factsOf(hit)}</span>
        {featureName.length > 0 && (
          <>
            <span> · Part of </span>
            <ItemList items={highlightedItems(marks, 'featureName', featureName)} />
          </>
        )}
      </p>
      {description !== undefined && (
        <p className={styles.description}>
          <CodeText value={highlighted(marks, 'description', description)} />
        </p>
      )}
      <p className={styles.why}>
        <WhyLine value={why} />
      </p>
      {checked && <checked.Verdict support={hit.support} platforms={hit.platforms} />}
      <MatchNote hit={hit} places={places} />
      <div className={styles.support}>
        <SupportCells
          columns={browserColumns}
          support={hit.support}
          today={today}
          usage={hit.usage}
        />
      </div>
    </article>
  )
}

type Shown = Omit<CompatHit, 'features'>

const isEntry = isShape({
  objectID: isText,
  name: isText,
  kind: isText,
  description: isOptional(isText),
  path: isShape({ lvl0: isText, lvl1: isOptional(isText), lvl2: isOptional(isText) }),
  featureName: isTexts,
  baseline: isOptional(isOneOf(baselineStatuses)),
  newlyDate: isOptional(isSecond),
  status: isTexts,
  why: isOptional(isText),
  support: isTableOf(isText),
  usage: isNumber,
} satisfies Record<keyof Shown, Check<unknown>>)

export const compatRow: RowDefinition<CompatHit> = {
  Row: CompatRow,
  fits: isEntry,
  last: 'Usage',
  heights: { usual: 102, least: 100 },
}

/** "Property value · CSS › Properties › display · Experimental"; omits "Standard". */
function factsOf({ kind, path, status }: CompatHit): string {
  const remarks = status.filter((word) => word !== 'Standard')
  return [kind, pathLabels(path.lvl2 ?? path.lvl1 ?? path.lvl0), ...remarks].join(' · ')
}
