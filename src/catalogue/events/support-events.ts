import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { formatDay } from '#lib/format-day.ts'
import {
  isUsableState,
  PREVIEW,
  readSupport,
  type SupportState,
  type SupportStep,
} from '#lib/support-code.ts'

import type { EventKind } from './event.ts'
import type { ReleaseDays } from './release-days.ts'

type SupportKind = Extract<EventKind, 'supported' | 'partial' | 'removed' | 'announced'>

/** A change of support with a known day. */
export type SupportEvent = {
  readonly kind: SupportKind
  readonly browser: CoreBrowser
  readonly version: string
  /** `YYYY-MM-DD`: of the release; of an announced one, since when it is announced. */
  readonly day: string
  /** "supported in Safari 16" */
  readonly title: string
  readonly text: string
}

export type SupportDays = {
  readonly releases: ReleaseDays
  /** `YYYY-MM-DD`: versions of later days are announced. */
  readonly today: string
}

type Codes = { readonly [Browser in CoreBrowser]?: string }

/** The changes of support in the core browsers. Bounds ("≤79") and previews have no day. */
export function supportEvents(codes: Codes, days: SupportDays): readonly SupportEvent[] {
  return coreBrowsers.flatMap((browser) => {
    const steps = readSupport(codes[browser])
    return steps.flatMap((step, place) =>
      eventOf({ browser, step, before: steps[place - 1]?.state ?? 'none' }, days),
    )
  })
}

/** Announced changes of support with a day that lies ahead: "to be supported in Safari 27". */
export function announcedChanges(codes: Codes, today: string) {
  return coreBrowsers.flatMap((browser) => {
    const steps = readSupport(codes[browser])
    return steps.flatMap((step, place) => {
      const { version, coming = '' } = step
      const before = steps[place - 1]?.state ?? 'none'
      const isChange = kindOf(step.state, before) !== undefined && version !== PREVIEW
      if (!isChange || coming <= today) return []
      const name = nameOf(browser, version)
      const title = `to be ${howOf(step, before)} ${name}`
      return [{ browser, version, day: coming, name, title }]
    })
  })
}

type Changed = {
  readonly browser: CoreBrowser
  readonly step: SupportStep
  readonly before: SupportState
}

function eventOf(
  { browser, step, before }: Changed,
  { releases, today }: SupportDays,
): readonly SupportEvent[] {
  const { version, coming } = step
  const kind = kindOf(step.state, before)
  const day = coming === undefined ? releases.on(browser, version) : coming
  if (kind === undefined || day === undefined || day === '' || version === PREVIEW) return []
  const name = nameOf(browser, version)
  const how = howOf(step, before)
  if (day <= today) {
    const text = `${name} was released on ${formatDay(day)}.`
    return [{ kind, browser, version, day, title: `${how} ${name}`, text }]
  }
  const since = releases.before(browser, version)
  if (since === undefined || since > today) return []
  const text = `${name} is announced for ${formatDay(day)}. The day is not confirmed.`
  const title = `to be ${how} ${name}`
  return [{ kind: 'announced', browser, version, day: since, title, text }]
}

function kindOf(state: SupportState, before: SupportState): SupportKind | undefined {
  if (state === 'full') return 'supported'
  if (isUsableState(state)) return 'partial'
  return isUsableState(before) ? 'removed' : undefined
}

function howOf({ state, name, inPart }: SupportStep, before: SupportState): string {
  if (state === 'full') return 'supported in'
  if (!isUsableState(state)) return 'removed in'
  const only = before === 'full' || before === 'nearly' ? 'only ' : ''
  if (state === 'nearly') return `supported ${only}nearly in full in`
  if (state === 'partial') return `supported ${only}in part in`
  const half = inPart === true ? 'in part ' : ''
  const [nameless, named] =
    state === 'prefix' ? ['with a prefix', 'with the prefix'] : ['under another name', 'as']
  return `supported ${half}${name === undefined ? nameless : `${named} ${name}`} in`
}

function nameOf(browser: CoreBrowser, version: string): string {
  return `${browserLabels[browser].name} ${version}`
}
