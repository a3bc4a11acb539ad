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
  /** The remark names a choice that follows from that of the visitor. */
  readonly onChoose: (sides: Sides, remark?: string) => void
}

export function DiffPickers({ sides, known, onChoose }: PickersProps) {
  const { from, to } = sides
  const [left, right] = [known?.from, known?.to]
  const isSame = from.browser === to.browser
  return (
    <>
      <ReleasePicker
        label="From"
        side={from}
        known={left}
        onBrowser={(browser) => {
          const side = { browser, version: undefined }
          if (isSame) onChoose({ from: side, to: side }, `From and to: ${browserNames[browser]}.`)
          else onChoose({ from: side, to: explicit(right) ?? to })
        }}
        onVersion={(version) => onChoose({ from: { ...from, version }, to: explicit(right) ?? to })}
      />
      <Button
        variant="quiet"
        title="Swap"
        disabled={left === undefined || right === undefined}
        onClick={() => onChoose({ from: explicit(right) ?? to, to: explicit(left) ?? from })}
      >
        <span aria-hidden="true">⇄</span>
        <VisuallyHidden>Swap</VisuallyHidden>
      </Button>
      <ReleasePicker
        label="To"
        side={to}
        known={right}
        onBrowser={(browser) =>
          onChoose({
            // After a change of browser, compare the newest releases of both.
            from: isSame ? { ...from, version: undefined } : (explicit(left) ?? from),
            to: { browser, version: undefined },
          })
        }
        onVersion={(version) => onChoose({ from: explicit(left) ?? from, to: { ...to, version } })}
      />
    </>
  )
}

function explicit(known: KnownSide | undefined): Side | undefined {
  return known && { browser: known.browser, version: known.version }
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
