import { orEarlier } from '#catalogue/baseline-words.ts'
import { MONTHS_TO_WIDELY } from '#catalogue/baseline.ts'
import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import {
  isUsableState,
  PREVIEW,
  readSupport,
  type SupportState,
  type SupportStep,
} from '#lib/support-code.ts'

import { changeEvent } from './change-events.ts'
import type { ChangeLog } from './change-log.ts'
import type { CatalogueEvent, EventList, ExpectedEvent, EventKind } from './event.ts'
import type { ReleaseDays } from './release-days.ts'

type EventfulAttribute = 'objectID' | 'name' | 'baseline' | 'newlyDate' | 'approx' | 'support'

/** What the events of a feature follow from. */
export type EventfulFeature = Pick<
  FeatureRecord,
  EventfulAttribute | 'widelyDate' | 'widelyExpected'
>

/** What the events of a compatibility entry follow from. */
export type EventfulEntry = Pick<CompatRecord, EventfulAttribute>

export type EventSources = SupportDays & { readonly log: ChangeLog }

/** All events of a feature whose day is known and has come, in no order. */
export function featureEvents(
  feature: EventfulFeature,
  sources: EventSources,
): readonly CatalogueEvent[] {
  const { objectID: id } = feature
  const { log, today } = sources
  const about = { list: 'features', id, first: log.firstId(id), name: feature.name } as const
  return [
    ...ofSupport(about, feature, sources),
    ...ofBaseline(about, feature),
    ...log.of(id).map((change) => changeEvent(change, { id, log })),
  ].filter(({ day }) => day <= today)
}

/** All events of a compatibility entry whose day is known and has come, in no order. */
export function entryEvents(entry: EventfulEntry, sources: SupportDays): readonly CatalogueEvent[] {
  const { objectID: id, name } = entry
  const about = { list: 'compat', id, first: id, name } as const
  return [...ofSupport(about, entry, sources), ...ofBaseline(about, entry)].filter(
    ({ day }) => day <= sources.today,
  )
}

/** What is expected of a feature or an entry after a day, soonest first. No data confirms it yet. */
export function expectedOf(
  list: EventList,
  record: EventfulEntry & Pick<EventfulFeature, 'widelyExpected'>,
  { today, log }: Pick<EventSources, 'today' | 'log'>,
): readonly ExpectedEvent[] {
  const { objectID: id, baseline, newlyDate, widelyExpected, support } = record
  const name = plainCodeText(record.name)
  const first = `${list}/${list === 'features' ? log.firstId(id) : id}`
  const announced = announcedChanges(support, today).map((one) => ({
    name: `${first}/expected/${one.browser}/${one.version}`,
    day: one.day,
    title: `${name}: ${one.title}`,
    text: `${one.name} is announced for ${formatDay(one.day)}. The day is not confirmed.`,
  }))
  const isComing = baseline === 'newly' && widelyExpected !== undefined && newlyDate !== undefined
  const widely = isComing
    ? [
        {
          // The name in the calendar of all features.
          name: `${first}/widely`,
          day: isoDay(widelyExpected),
          title: `${name}: widely available by date`,
          text: `Newly available since ${formatDay(isoDay(newlyDate))}. web-features has not confirmed the day yet.`,
        },
      ]
    : []
  return [...announced, ...widely]
    .filter(({ day }) => day > today)
    .map(({ name: own, day, title, text }) => ({ name: own, list, id, day, title, text }))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title, 'en'))
}

type About = {
  readonly list: EventList
  readonly id: string
  /** The first known id. */
  readonly first: string
  readonly name: string
}

function ofSupport(
  { list, id, first, name }: About,
  { support }: Pick<EventfulEntry, 'support'>,
  days: SupportDays,
): readonly CatalogueEvent[] {
  return supportEvents(support, days).map(({ kind, browser, version, day, title, text }) => ({
    name: `${list}/${first}/${kind}/${browser}/${version}`,
    kind,
    list,
    id,
    day,
    title: `${plainCodeText(name)}: ${title}`,
    text,
    where: { browser, version },
  }))
}

type Dated = Pick<EventfulEntry, 'baseline' | 'newlyDate' | 'approx'> &
  Pick<EventfulFeature, 'widelyDate'>

const baselineSteps = {
  newly: {
    statuses: { before: 'limited', after: 'newly' },
    title: 'newly available',
    text: (day: string) => `Every core browser has supported it since ${day}.`,
  },
  widely: {
    statuses: { before: 'newly', after: 'widely' },
    title: 'widely available',
    text: (day: string) =>
      `On ${day}, every core browser had supported it for ${MONTHS_TO_WIDELY} months.`,
  },
} as const

/** Discouraged features have days, too, which nobody should wait for. */
function ofBaseline(
  { list, id, first, name }: About,
  { baseline, newlyDate, widelyDate, approx }: Dated,
): readonly CatalogueEvent[] {
  if (baseline === 'discouraged') return []
  const days = { newly: newlyDate, widely: widelyDate }
  return (['newly', 'widely'] as const).flatMap((kind): readonly CatalogueEvent[] => {
    const seconds = days[kind]
    if (seconds === undefined) return []
    const day = isoDay(seconds)
    const { title, text, statuses } = baselineSteps[kind]
    return [
      {
        name: `${list}/${first}/${kind}`,
        kind,
        list,
        id,
        day,
        title: `${plainCodeText(name)}: ${title}`,
        text: text(formatDay(day) + orEarlier({ approx })),
        statuses,
      },
    ]
  })
}

type SupportKind = Extract<EventKind, 'supported' | 'partial' | 'removed' | 'announced'>

/** A change of support with a known day. */
type SupportEvent = {
  readonly kind: SupportKind
  readonly browser: CoreBrowser
  readonly version: string
  /** `YYYY-MM-DD`: of the release; of an announced one, since when it is announced. */
  readonly day: string
  /** "supported in Safari 16" */
  readonly title: string
  readonly text: string
}

type SupportDays = {
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
function announcedChanges(codes: Codes, today: string) {
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
