import { widelyDay } from '#catalogue/baseline.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { epochSeconds, isoDay } from '#lib/dates.ts'
import { queryNames } from '#lib/glossary.ts'
import { versionNumber } from '#lib/version.ts'

import { browserKey, type OwnSources, type TermReading, listedVersions } from './own-sources.ts'
import { FIRST_YEAR, presetLabel, presetOf, widelyOn } from './presets.ts'

const baseline =
  /^(?:baseline )?(?:(\d{1,4})|(newly|widely)(?: available)?(?: on (\d{4}-\d\d-\d\d))?)(?: with downstream)?( including kaios)?$/iu

/** Baseline by the records of the features, as browserslist counts days and phones otherwise. */
export function readBaseline(text: string, sources: OwnSources): TermReading | undefined {
  const whole = text.replace(/^baseline(?= with | including |$)/iu, '$& widely available')
  const [, year, name = '', day, kaios] = baseline.exec(whole) ?? []
  if (year === undefined && name === '') return undefined
  const found =
    year === undefined ? availableSet(name.toLowerCase(), day, sources) : yearSet(year, sources)
  if ('reason' in found) return found
  const versions = coreBrowsers.flatMap((browser) => {
    const [agent, oldest] = [queryNames[browser], found.targets[browser]]
    if (oldest === undefined) return []
    const later = listedVersions(agent, sources).filter((one) => versionNumber(one) > oldest)
    return [String(oldest)].concat(later).map((one) => browserKey(agent, one))
  })
  return {
    browsers: [...versions, ...(kaios === undefined ? [] : ['kaios all'])],
    label: presetLabel(presetOf(whole)),
    ...(/ with downstream/iu.test(whole) && {
      remark: 'Browsers built on these engines are checked as the engines are.',
    }),
  }
}

type FoundSet =
  | { readonly targets: Targets }
  | { readonly reason: string; readonly nearest: string }

function yearSet(year: string, { data }: OwnSources): FoundSet {
  const now = data.day.slice(0, 4)
  const targets = year === now ? data.presets['newly'] : data.presets[year]
  return targets !== undefined && Number(year) >= FIRST_YEAR
    ? { targets }
    : {
        reason: `Baseline has the years ${FIRST_YEAR} to ${now}.`,
        nearest: `baseline ${year < now ? FIRST_YEAR : now}`,
      }
}

/** The sets of days are known from the first to 30 months ahead, when what is new now is widely available. */
function availableSet(
  name: string,
  day: string | undefined,
  { data, today }: OwnSources,
): FoundSet {
  if (name === 'newly' && day === undefined) return { targets: data.presets['newly'] ?? {} }
  if (name === 'newly') {
    const reason = 'What is newly available is known of today; a day needs “widely available on”.'
    return { reason, nearest: 'baseline newly available' }
  }
  const [first, last] = [data.widely[0]?.from ?? '', widelyDay(data.day)]
  const asked = day ?? today
  const isDay = isCalendarDay(asked)
  if (isDay && (day === undefined || (first <= day && day <= last))) {
    return { targets: widelyOn(data.widely, asked) ?? {} }
  }
  return {
    reason: isDay
      ? `What is widely available is known from ${first} to ${last}.`
      : `There is no day ${asked}.`,
    nearest: 'baseline widely available',
  }
}

function isCalendarDay(day: string): boolean {
  const seconds = epochSeconds(day)
  return !Number.isNaN(seconds) && isoDay(seconds) === day
}
