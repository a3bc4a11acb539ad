import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

import { type Side, sidesOf } from '#catalogue/history/side.ts'
import { headOfSides } from '#contracts/diff-head.ts'
import { views } from '#contracts/views.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { newestSearch } from '#search/address/newest-search.ts'
import { useLoaded } from '#search/table/lazy-panel.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { diffHref, type DiffState, parseDiff } from './diff-address.ts'
import { DiffBody } from './diff-body.tsx'
import type { DiffCopiesProps } from './diff-copies.tsx'
import { DiffEmpty } from './diff-empty.tsx'
import { DiffPickers } from './diff-pickers.tsx'
import { IgnoredNotice, readCorrection } from './ignored-notice.tsx'
import { type DiffData, useDiff } from './use-diff.ts'

import styles from './diff.module.css'

/** The view `/diff`: what changed between two releases of a browser, or of two browsers. */
export function DiffView() {
  const { search, state: passed } = useLocation()
  const navigate = useNavigate()
  const { state, ignored } = parseDiff(search)
  const sides = sidesOf(state)
  const data = useDiff(sides)
  const pair = data.sides
  useHead({ ...headOfSides(sides, views.diff.head), canonical: paths.diff() })
  const corrected = correctedHref(state, data)
  if (corrected !== paths.diff() + search) {
    // Releases are known later than invalid values, after the first correction.
    const before = readCorrection(passed)
    const correction = {
      ignored: [...before.ignored, ...ignored],
      remarks: [...before.remarks, ...(pair?.remarks ?? [])],
    }
    return <Navigate to={corrected} replace state={correction} />
  }
  const go = (changed: Partial<DiffState>, remark = '') =>
    void navigate(diffHref({ ...addressed(), ...changed }), { state: { remark } })
  return (
    <>
      <MarginSection level="h1" title={views.diff.head.title}>
        {sides === undefined ? (
          <DiffEmpty onChoose={go} />
        ) : (
          <div className={styles.pickers} data-print="no">
            <DiffPickers
              sides={sides}
              known={pair}
              read={() => sidesOf(addressed()) ?? sides}
              onChoose={go}
            />
            <span className={styles.tools}>
              {data.status === 'ready' && <LazyCopies data={data} state={state} />}
            </span>
          </div>
        )}
        <IgnoredNotice passed={passed} pair={pair} />
      </MarginSection>
      {sides !== undefined && (
        <DiffBody
          state={state}
          data={data}
          remark={v.is(remarkSchema, passed) ? passed.remark : ''}
          onChange={go}
          onType={(q) => void navigate(diffHref({ ...addressed(), q }), { replace: true })}
        />
      )}
    </>
  )
}

const addressed = (): DiffState => parseDiff(newestSearch()).state

const copies = async () => (await import('./diff-copies.tsx')).DiffCopies

/** The menu, without which the view can be read. */
function LazyCopies(props: DiffCopiesProps) {
  const loaded = useLoaded(copies)
  return loaded.status === 'loaded' && <loaded.part {...props} />
}

/** What a choice of the visitor changed besides, in the history entry. */
const remarkSchema = v.object({ remark: v.string() })

/** The address without invalid values, with the releases that count. */
function correctedHref(state: DiffState, { sides }: DiffData): string {
  if (sides === undefined || sides.remarks.length === 0) return diffHref(state)
  return diffHref({
    ...state,
    from: withKnown(state.from, sides.from.version),
    to: withKnown(state.to, sides.to.version),
  })
}

function withKnown(side: Side | undefined, version: string): Side | undefined {
  return side?.version === undefined ? side : { ...side, version }
}
