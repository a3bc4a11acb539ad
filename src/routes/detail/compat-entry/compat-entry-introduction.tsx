import { Link } from 'react-router-dom'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import { safeUrlOn } from '#lib/safe-url.ts'
import { OtherStep } from '#routes/detail/baseline-way.tsx'
import { LeavingLink } from '#routes/detail/detail-aside.tsx'
import { VerdictBand } from '#routes/detail/verdict-band.tsx'
import { paths } from '#routes/paths.ts'
import { Badge } from '#ui/support/badge.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { CompatContent, CompatPreview } from './compat-entry-data.ts'
import type { CompatDetail } from './compat-entry-queries.ts'

import styles from '#routes/detail/detail.module.css'
import entryStyles from './compat-entry.module.css'

type CompatEntryIntroductionProps = {
  readonly shown: CompatPreview
  readonly content: CompatContent | undefined
}

export function CompatEntryIntroduction({ shown, content }: CompatEntryIntroductionProps) {
  const { objectID: id, name, kind, baseline, description, path } = shown
  const page = content?.record.mdn
  const mdn = page && safeUrlOn('https://developer.mozilla.org', page)
  return (
    <>
      <div className={styles.facts}>
        {baseline !== undefined && (
          <Badge status={baseline} label={baselineLabels[baseline]} since={baselineDay(shown)} />
        )}
        <div className={styles.context}>
          <OtherStep dates={shown} />
          <span>{kind}</span>
          {content?.record.secureContext && <span>Only on https</span>}
          {path !== undefined && (
            <ol className={entryStyles.path} aria-label="Path">
              {pathLabels(path, id).map((label) => (
                <li key={label}>{label}</li>
              ))}
              {content?.above.map((relative) => (
                <li key={relative.objectID}>
                  <Link to={paths.compatEntry(relative.objectID)}>
                    <NameText value={relative.name} />
                  </Link>
                </li>
              ))}
            </ol>
          )}
          {mdn && (
            <LeavingLink address={mdn} opens="mdn">
              MDN
            </LeavingLink>
          )}
        </div>
      </div>
      <p className={entryStyles.key}>
        <bdi>{id}</bdi>
      </p>
      {description !== undefined && description !== `\`${name}\`` && (
        <p className={styles.lead}>
          <bdi>
            <CodeText value={description} />
          </bdi>
        </p>
      )}
      <VerdictBand
        support={shown.support}
        platforms={shown.platforms}
        usage={content?.record.usage}
      />
    </>
  )
}

/** The parts of the path that are not entries: area and section, unless it is an interface. */
function pathLabels({ lvl0, lvl1 }: CompatDetail['path'], id: string): readonly string[] {
  const isInSection = !id.startsWith('api.') && id.split('.').length > 2
  const section = isInSection ? lvl1?.split(' > ').at(1) : undefined
  return section === undefined ? [lvl0] : [lvl0, section]
}
