import { type BrowserId, browserIds, type Side, type Sides } from '#catalogue/history/side.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { useDays } from '#search/state/days.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { isOut, type KnownSide } from './diff-sides.ts'

import styles from './diff.module.css'

const browsers = browserIds.map((value) => ({ value, label: browserNames[value] }))

type PickersProps = {
  readonly sides: Sides
  readonly known: { readonly from: KnownSide; readonly to: KnownSide } | undefined
  /** The sides in the address now. */
  readonly read: () => Sides
  /** The remark says what else the choice changed. */
  readonly onChoose: (sides: Sides, remark?: string) => void
}

export function DiffPickers({ sides, known, read, onChoose }: PickersProps) {
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
