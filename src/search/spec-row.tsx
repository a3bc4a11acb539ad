import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { specListAttributes } from '#catalogue/specs/settings.ts'
import { MarkedText } from '#ui/marked-text.tsx'

import { counted } from './counted.ts'
import type { Highlights } from './highlight.ts'
import { hiddenMatch, highlighted, highlightedItems } from './highlight.ts'
import { ItemList } from './item-list.tsx'
import { useSearchServices } from './search-services.ts'

import styles from './result-row.module.css'

/** A specification as its list asks for it. */
export type SpecHit = Pick<SpecRecord, (typeof specListAttributes)[number]>

type SpecRowProps = { readonly hit: SpecHit & { readonly _highlightResult?: Highlights } }

const places = {
  shown: ['title', 'shortTitle', 'featureNames'],
  hidden: ['terms', 'aliases', 'objectID'],
}

/** One specification: whose it is, how far it has come, and what it defines. */
export function SpecRow({ hit }: SpecRowProps) {
  const { HitLink } = useSearchServices()
  const { _highlightResult: marks, objectID, title, featureNames, featureCount, compatCount } = hit
  const otherName = hiddenMatch(marks, places)
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <HitLink list="specs" hit={hit} id={`spec-${objectID}`}>
            <MarkedText value={highlighted(marks, 'title', title)} />
          </HitLink>
        </h2>
        {hit.standing !== 'good' && (
          <span className={styles.remark} data-tone={hit.standing}>
            {standings[hit.standing]}
          </span>
        )}
      </div>
      <p className={styles.facts}>{factsOf(hit)}</p>
      <p className={styles.why}>
        {featureCount > 0 && (
          <>
            Defines <b>{counted(featureCount, 'feature', 'features')}</b>:{' '}
            <ItemList
              items={highlightedItems(marks, 'featureNames', featureNames)}
              total={featureCount}
            />
            {' · '}
          </>
        )}
        {compatCount === 0
          ? 'No compat entries'
          : counted(compatCount, 'compat entry', 'compat entries')}
      </p>
      {otherName !== undefined && (
        <p className={styles.match}>
          Defines or is called <MarkedText value={otherName} />
        </p>
      )}
    </article>
  )
}

const standings = { pending: 'Pending', discontinued: 'Discontinued' } as const

/** "CSS Grid 2 · W3C · Candidate Recommendation Draft · Editor's Draft · replaced by css-grid-3". */
function factsOf({ title, shortTitle, org, maturity, status, obsoletedBy }: SpecHit): string {
  return [
    ...(shortTitle === title ? [] : [shortTitle]),
    org,
    ...(maturity === undefined || maturity === status ? [] : [maturity]),
    status,
    ...(obsoletedBy.length === 0 ? [] : [`replaced by ${obsoletedBy.join(', ')}`]),
  ].join(' · ')
}
