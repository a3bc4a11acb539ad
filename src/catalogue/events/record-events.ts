import { orEarlier } from '#catalogue/baseline-words.ts'
import { MONTHS_TO_WIDELY } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'

import { changeEvent } from './change-events.ts'
import type { ChangeLog } from './change-log.ts'
import type { CatalogueEvent, EventList, ExpectedEvent } from './event.ts'
import { announcedChanges, type SupportDays, supportEvents } from './support-events.ts'

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

const steps = {
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
    const { title, text, statuses } = steps[kind]
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
