import { isPlatform, targetNames } from '#catalogue/platforms.ts'
import { type Judged, type Supported, type Targets, verdictOf } from '#catalogue/verdict/verdict.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { fnv1a } from '#lib/fnv1a.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames } from '#lib/glossary.ts'
import { plainSince } from '#lib/support-code.ts'

import type { CatalogueEvent, EventList } from './event.ts'
import type { EventSources } from './record-events.ts'

export type UsableRecord = Supported & {
  readonly objectID: string
  readonly name: string
  /** Epoch seconds; entries have none. */
  readonly widelyDate?: number | undefined
}

/** A set of browsers: its text in addresses, its name, and the oldest version of each. */
export type FollowedBrowsers = Judged & {
  readonly text: string
  readonly name: string
}

/** The set whose verdict changes on the day on which a feature becomes widely available. */
const WIDELY = 'widely'

/**
 * That a record works in all browsers of a set, dated when the last of them got it. Undefined if it
 * does not work in all of them today, or if no day is known.
 */
export function usableEvent(
  { list, record }: { readonly list: EventList; readonly record: UsableRecord },
  browsers: FollowedBrowsers,
  sources: EventSources,
): CatalogueEvent | undefined {
  const { text, name, targets } = browsers
  const { today, log } = sources
  const { objectID: id, widelyDate } = record
  if (verdictOf(record, browsers, today).answer !== 'yes') return undefined
  const widely = text === WIDELY && widelyDate !== undefined ? isoDay(widelyDate) : undefined
  const last = lastOf(record, targets, sources)
  const day = widely ?? last?.day
  if (day === undefined || day > today) return undefined
  const first = list === 'features' ? log.firstId(id) : id
  const why =
    widely === undefined && last !== undefined ? `${last.name} was the last` : 'Widely available'
  return {
    name: `${list}/${first}/usable/${fnv1a(text).toString(36)}`,
    kind: 'usable',
    list,
    id,
    day,
    title: `${plainCodeText(record.name)}: works in ${name}`,
    text: `${why}, on ${formatDay(day)}.`,
  }
}

/** The browser of a set that supported a record last. */
function lastOf(
  { support, platforms = {} }: UsableRecord,
  targets: Targets,
  sources: EventSources,
) {
  const { releases, today } = sources
  const dated = targetNames.flatMap((browser) => {
    if (targets[browser] === undefined) return []
    const code = isPlatform(browser) ? platforms[browser] : support[browser]
    const version = plainSince(code, today)
    const day = version === undefined ? undefined : releases.on(browser, version)
    if (version === undefined || day === undefined) return []
    return [{ day, name: `${browserNames[browser]} ${version}` }]
  })
  return dated.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
}
