import { baselineDay } from '#catalogue/baseline.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import { engineFacts } from '#catalogue/verdict/engine-facts.ts'
import { epochSeconds, isoDay } from '#lib/dates.ts'
import { plainSince } from '#lib/support-code.ts'

import type { CatalogueEvent } from './event.ts'
import type { EventfulEntry, EventSources } from './record-events.ts'

/**
 * The facets by which an event takes a record into a list or out of it: who follows what Safari
 * lacks wants to know that Safari has it.
 */
export const movingFacets = ['baseline', 'missing', 'missingOnlyIn', 'onlyIn', 'engines'] as const

/** Conditions of a list: all have to hold, of a group one. "missing:safari" */
export type Conditions = readonly (string | readonly string[])[]

/** The facet of a condition: "missing" of "missing:safari". */
export function facetOf(condition: string): string {
  return condition.split(':', 1)[0] ?? ''
}

export function isMoving(group: Conditions[number]): boolean {
  return [group].flat().some((one) => movingFacets.some((facet) => facet === facetOf(one)))
}

type Standing = Pick<EventfulEntry, 'objectID' | 'support' | 'baseline' | 'newlyDate'> & {
  readonly widelyDate?: number | undefined
}

type MembershipSources = {
  readonly groups: Conditions
  readonly sources: EventSources
}

/**
 * Whether a record met conditions on such facets just before an event or just after it. So a list
 * tells of what happens while a record is in it, of its coming and of its leaving, and a record
 * that comes does not bring all of its past.
 *
 * @param record as the data has it today
 */
export function metAround(
  event: CatalogueEvent,
  record: Standing,
  { groups, sources }: MembershipSources,
): boolean {
  return (['before', 'after'] as const).some((side) => {
    const values = valuesAt({ event, side }, record, sources)
    return groups.every((group) => [group].flat().some((condition) => values.has(condition)))
  })
}

type Moment = { readonly event: CatalogueEvent; readonly side: 'before' | 'after' }

/** The values of the moving facets at a moment. */
function valuesAt(moment: Moment, record: Standing, sources: EventSources): ReadonlySet<string> {
  const { missing, engines, missingOnlyIn, onlyIn } = engineFacts((browser) =>
    hadSupport(browser, moment, { record, sources }),
  )
  return new Set([
    `baseline:${statusAt(moment, record, sources)}`,
    `engines:${engines}`,
    ...missing.map((browser) => `missing:${browser}`),
    ...(missingOnlyIn === undefined ? [] : [`missingOnlyIn:${missingOnlyIn}`]),
    ...(onlyIn === undefined ? [] : [`onlyIn:${onlyIn}`]),
  ])
}

type Known = { readonly record: Standing; readonly sources: EventSources }

function hadSupport(
  browser: CoreBrowser,
  { event: { kind, where, day }, side }: Moment,
  { record: { support }, sources: { releases, today } }: Known,
): boolean {
  if (browser === where?.browser && kind === 'supported') return side === 'after'
  if (browser === where?.browser && kind === 'removed') return side === 'before'
  const version = plainSince(support[browser], today)
  return version !== undefined && (releases.on(browser, version) ?? '') <= day
}

/** What the log says about the time before a change comes before what the data says today. */
function statusAt(
  { event: { day, list, statuses }, side }: Moment,
  record: Standing,
  { log }: EventSources,
): string {
  if (statuses !== undefined) return statuses[side]
  const changes = list === 'features' ? log.of(record.objectID) : []
  const next = changes.find(
    (change) => change.day > day && change.kind !== 'moved' && change.before !== undefined,
  )
  return next?.before ?? statusOn(record, side === 'after' ? day : dayBefore(day))
}

function statusOn(record: Standing, day: string): string {
  const { baseline = 'limited', newlyDate, widelyDate } = record
  // Entries have one date alone.
  const widely =
    baseline === 'widely' ? baselineDay({ baseline, newlyDate, widelyDate }) : undefined
  if (baseline === 'discouraged') return baseline
  if (widely !== undefined && widely <= day) return 'widely'
  return newlyDate !== undefined && isoDay(newlyDate) <= day ? 'newly' : 'limited'
}

function dayBefore(day: string): string {
  return isoDay(epochSeconds(day) - 86_400)
}
