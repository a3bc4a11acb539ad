import { baselineDay, baselineLabels, baselineStatuses } from '#catalogue/baseline.ts'
import type { FeatureHit } from '#catalogue/features/pages.ts'
import type { Check } from '#lib/shapes.ts'
import { isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { SaveToggle } from '#search/saved/save-toggle.tsx'
import { SetSlot } from '#search/set/set-slot.tsx'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { highlighted } from './highlight.ts'
import { isSecond } from './hit-shapes.ts'
import { MatchNote } from './match-note.tsx'
import type { RowDefinition, RowProps } from './row-definition.ts'
import { RowName } from './row-name.tsx'
import { statusReason } from './status-reason.ts'
import { WhyLine } from './why-line.tsx'

import ownStyles from './feature-row.module.css'
import styles from './result-row.module.css'

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

function FeatureRow({ hit, savable = true }: RowProps<FeatureHit>) {
  const { HitLink } = useLinks()
  const { today } = useDays()
  const checked = useStore(targets)
  const { _highlightResult: marks, objectID, name, description, baseline } = hit
  return (
    <article className={styles.row}>
      <div className={`${styles.head} ${ownStyles.head}`}>
        <RowName>
          <HitLink list="features" hit={hit} id={`feature-${objectID}`}>
            <NameText value={highlighted(marks, 'name', name)} />
          </HitLink>
        </RowName>
        {checked ? (
          <checked.DayBadge hit={hit} />
        ) : (
          <Badge status={baseline} label={baselineLabels[baseline]} since={baselineDay(hit)} />
        )}
        {savable && <SaveToggle kind="features" thing={hit} name={name} />}
        <SetSlot id={objectID} name={name} />
      </div>
      <p className={styles.description}>
        <CodeText value={highlighted(marks, 'description', description)} />
      </p>
      <p className={styles.why}>
        <WhyLine value={statusReason(hit, today)} />
      </p>
      {checked && <checked.Verdict support={hit.support} platforms={hit.platforms} />}
      <MatchNote hit={hit} places={places} />
      <div className={styles.support}>
        <SupportCells
          columns={browserColumns}
          support={hit.support}
          shipped={hit.shipped}
          {...(hit.coverage && { coverage: hit.coverage })}
          today={today}
          usage={hit.usage}
        />
      </div>
    </article>
  )
}

type Shown = Omit<FeatureHit, 'areas' | 'approx' | 'parts'>

const isFeature = isShape({
  objectID: isText,
  name: isText,
  description: isText,
  baseline: isOneOf(baselineStatuses),
  newlyDate: isOptional(isSecond),
  widelyDate: isOptional(isSecond),
  widelyExpected: isOptional(isSecond),
  support: isTableOf(isText),
  shipped: isTableOf(isText),
  coverage: isOptional(isTableOf(isNumber)),
  why: isOptional(isText),
  usage: isNumber,
} satisfies Record<keyof Shown, Check<unknown>>)

export const featureRow: RowDefinition<FeatureHit> = {
  Row: FeatureRow,
  fits: isFeature,
  last: 'Usage',
  heights: { usual: 120, least: 104 },
}
