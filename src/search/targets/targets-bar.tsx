import { whyNotChecked } from '#catalogue/verdict/unjudged.ts'
import { formatCount } from '#lib/format-count.ts'
import { sentences } from '#lib/sentence.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { type Can, formatBrowsers, readBrowsers } from './browsers-state.ts'
import { TargetsOrigin } from './targets-origin.tsx'
import { useCanCounts } from './use-can-counts.ts'
import { useChoose } from './use-choose.ts'
import { useTargets } from './use-targets.ts'

import styles from './targets-bar.module.css'

/** What a list is checked against, with the filter by verdict. */
export function TargetsBar() {
  const { text, status, name, unjudged, remarks, problem } = useTargets()
  const choose = useChoose()
  const beside = sentences(whyNotChecked(unjudged), ...remarks)
  const isUsable = status === 'known' || status === 'pending'
  if (text === '') return null
  return (
    <div className={styles.bar} data-print="no">
      <p className={styles.lines}>
        {status === 'unusable' && <span>{problem}</span>}
        {status === 'failed' && (
          <>
            <b>{name}</b> <span>could not be read.</span>
          </>
        )}
        {isUsable && (
          <>
            <span>Checked in</span> <b>{name}</b>
          </>
        )}
        {status === 'known' && beside !== '' && <span>{`. ${beside}`}</span>}
      </p>
      {isUsable && <ResultsByBrowser />}
      <div className={styles.tools}>
        <TargetsOrigin />
        <Button variant="quiet" onClick={() => choose('')}>
          Clear browsers
        </Button>
      </div>
    </div>
  )
}

const choices: readonly { readonly can: Can; readonly label: string }[] = [
  { can: '', label: 'All' },
  { can: 'yes', label: 'Works' },
  { can: 'part', label: 'In part' },
  { can: 'no', label: 'Does not work' },
]

function ResultsByBrowser() {
  const { Link } = useLinks()
  const { state, href } = useListState()
  const { targets, can: chosen } = readBrowsers(state.browsers)
  const { counts, isOld } = useCanCounts()
  return (
    <ul className={styles.choices} aria-label="Results by browser">
      {choices.map(({ can, label }) => (
        <li key={can}>
          <Link
            className={styles.choice}
            href={href({ ...state, browsers: formatBrowsers({ targets, can }), page: 1 })}
            aria-current={can === chosen ? 'true' : undefined}
          >
            <span>{label}</span>
            {can !== '' && <Count value={counts[can]} isOld={isOld} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type CountProps = { readonly value: number | undefined; readonly isOld: boolean }

/** A number of results. Its room is reserved until it is known; an outdated number stays, paler. */
function Count({ value, isOld }: CountProps) {
  return (
    <span className={styles.count} data-old={isOld || undefined}>
      {value !== undefined && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span>{formatCount(value)}</span>
          <VisuallyHidden>{value === 1 ? ' result' : ' results'}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
