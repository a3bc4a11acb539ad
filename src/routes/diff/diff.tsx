import { Navigate, useLocation, useNavigate, Link } from 'react-router-dom'
import * as v from 'valibot'

import {
  type Side,
  sidesOf,
  browserIds,
  type Sides,
  type BrowserId,
} from '#catalogue/history/side.ts'
import { headOfSides } from '#contracts/diff-head.ts'
import { views } from '#contracts/views.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { type Infer, texts } from '#lib/schema.ts'
import { sentences } from '#lib/sentence.ts'
import { useHead } from '#routes/layout/head.ts'
import { NamedValues } from '#routes/notices/notices.tsx'
import { paths } from '#routes/paths.ts'
import { newestSearch } from '#search/address/newest-search.ts'
import { useDays } from '#search/state/days.ts'
import { useLoaded } from '#search/table/lazy-panel.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { Notice } from '#ui/text/notice.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { diffHref, type DiffState, parseDiff } from './diff-address.ts'
import { DiffBody } from './diff-body.tsx'
import type { DiffCopiesProps } from './diff-copies.tsx'
import { type Pair, isOut, type KnownSide } from './diff-sides.ts'
import { type DiffData, useDiff } from './use-diff.ts'

import styles from './diff.module.css'

/** The view `/diff`: what changed between two releases of a browser, or of two browsers. */
export function DiffView() {
  const { search, hash, state: passed } = useLocation()
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
    return <Navigate to={corrected + hash} replace state={correction} />
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

const options = [
  { value: '', label: 'Choose a browser' } as const,
  ...browserIds.map((value) => ({ value, label: browserNames[value] })),
]

/** Explains the view while no releases are chosen: offers one choice and one example. */
function DiffEmpty({ onChoose }: { readonly onChoose: (sides: Sides) => void }) {
  return (
    <div className={styles.empty}>
      <p>
        Choose a browser to see everything that its newest release changed: what was added, removed,
        or no longer needs a flag. Then pick any two releases, or two browsers.
      </p>
      <Select
        label="Browser"
        value=""
        options={options}
        onChange={(value) => {
          if (value === '') return
          const side = { browser: value, version: undefined }
          onChoose({ from: side, to: side })
        }}
      />
      <p>
        For example:{' '}
        <Link to={paths.diff({ from: 'chrome', to: 'firefox' })}>
          the newest Chrome and the newest Firefox
        </Link>
        <span>.</span>
      </p>
    </div>
  )
}

const correctionSchema = v.object({
  /** Values that were removed. */
  ignored: texts,
  /** Which releases count instead of others, in sentences. */
  remarks: texts,
})

/** What was changed in the address of a history entry. */
function readCorrection(passed: unknown): Infer<typeof correctionSchema> {
  return v.is(correctionSchema, passed) ? passed : { ignored: [], remarks: [] }
}

type IgnoredNoticeProps = {
  readonly passed: unknown
  readonly pair: Pair | undefined
}

/** Names the values that were removed from an address, and what is compared instead. */
function IgnoredNotice({ passed, pair }: IgnoredNoticeProps) {
  const { ignored, remarks } = readCorrection(passed)
  if (ignored.length + remarks.length === 0) return null
  const shown = pair ? `Showing ${pair.from.name} to ${pair.to.name}.` : ''
  return (
    <Notice tone="limited">
      <p>
        {ignored.length > 0 && (
          <span>
            Ignored, because the data has no such browser or filter:{' '}
            <NamedValues values={ignored} />
            <span>. </span>
          </span>
        )}
        <span>{sentences(...remarks, shown)}</span>
      </p>
    </Notice>
  )
}

const browsers = browserIds.map((value) => ({ value, label: browserNames[value] }))

type PickersProps = {
  readonly sides: Sides
  readonly known: { readonly from: KnownSide; readonly to: KnownSide } | undefined
  /** The sides in the address now. */
  readonly read: () => Sides
  /** The remark says what else the choice changed. */
  readonly onChoose: (sides: Sides, remark?: string) => void
}

function DiffPickers({ sides, known, read, onChoose }: PickersProps) {
  const [left, right] = [known?.from, known?.to]
  return (
    <>
      <ReleasePicker
        label="From"
        side={sides.from}
        known={left}
        onBrowser={(browser) => {
          const now = read()
          const side = { browser, version: undefined }
          if (areSame(now))
            onChoose({ from: side, to: side }, `From and to: ${browserNames[browser]}.`)
          else onChoose({ from: side, to: explicit(now.to, right) })
        }}
        onVersion={(version) => {
          const now = read()
          onChoose({ from: { ...now.from, version }, to: explicit(now.to, right) })
        }}
      />
      <Button
        variant="quiet"
        title="Swap"
        disabled={left === undefined || right === undefined}
        onClick={() => {
          const now = read()
          onChoose({ from: explicit(now.to, right), to: explicit(now.from, left) })
        }}
      >
        <span aria-hidden="true">⇄</span>
        <VisuallyHidden>Swap</VisuallyHidden>
      </Button>
      <ReleasePicker
        label="To"
        side={sides.to}
        known={right}
        onBrowser={(browser) => {
          const now = read()
          // After a change of browser, compare the newest releases of both.
          const from = areSame(now) ? { ...now.from, version: undefined } : explicit(now.from, left)
          onChoose({ from, to: { browser, version: undefined } })
        }}
        onVersion={(version) => {
          const now = read()
          onChoose({ from: explicit(now.from, left), to: { ...now.to, version } })
        }}
      />
    </>
  )
}

const areSame = ({ from, to }: Sides): boolean => from.browser === to.browser

/** A side with its version. `known` may still belong to the previous sides, so it completes only a side of the same browser. */
function explicit(side: Side, known: KnownSide | undefined): Side {
  if (side.version !== undefined || known?.browser !== side.browser) return side
  return { ...side, version: known.version }
}

type ReleasePickerProps = {
  readonly label: string
  readonly side: Side
  readonly known: KnownSide | undefined
  readonly onBrowser: (browser: BrowserId) => void
  readonly onVersion: (version: string) => void
}

function ReleasePicker({ label, side, known, onBrowser, onVersion }: ReleasePickerProps) {
  const version = known?.version ?? side.version ?? ''
  const { today } = useDays()
  return (
    <div className={styles.picker}>
      <Select label={label} value={side.browser} options={browsers} onChange={onBrowser} />
      <Select
        label={`${label}: version`}
        labelHidden
        value={version}
        options={
          known === undefined ? [{ value: version, label: version }] : versionsOf(known, today)
        }
        onChange={onVersion}
      />
    </div>
  )
}

function versionsOf({ history: { releases } }: KnownSide, today: string) {
  return releases.toReversed().map((release) => {
    const [version, day] = release
    const remark = isOut(release, today) ? formatMonth(day) : 'not released'
    return { value: version, label: remark === '' ? version : `${version} · ${remark}` }
  })
}
