import { content } from 'virtual:content'

import { type ReleaseBrowser, releaseBrowsers } from '#catalogue/releases/record.ts'
import { FIRST, type Intent, type TextReading } from '#language/reading.ts'
import { formatMonth } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames } from '#lib/glossary.ts'
import { defaultState, listHref, withFacet } from '#search/address/url-state.ts'
import { featuresList } from '#search/lists/features.ts'
import { releasesList } from '#search/lists/releases.ts'

import { comingDay, releaseAt, releaseMeant } from './releases.ts'

/** What a text asks for does not exist or is not out, with the nearest that is. */
export type MissingThing = {
  readonly sentence: string
  readonly nearest: { readonly label: string; readonly href: string }
}

/**
 * Says that what a text asks for does not exist: "chrome 300", "baseline in February 2027", or on which
 * day it is expected: "next firefox".
 *
 * @param today the visitor's day, `YYYY-MM-DD`
 * @returns undefined for a text that asks for something else
 */
export function answerNote({ question }: TextReading, today: string): MissingThing | undefined {
  return question?.intents.map((intent) => noteOf(intent, today)).find((note) => note !== undefined)
}

function noteOf(
  { kind, facets, ranges, version }: Intent,
  today: string,
): MissingThing | undefined {
  const browser = releaseBrowsers.find((one) => facets?.['browser']?.includes(one))
  if (browser !== undefined && version !== undefined && version !== FIRST) {
    return releaseNote({ browser, version }) ?? comingNote({ browser, version }, today)
  }
  if (browser !== undefined && facets?.['status']?.includes('beta')) {
    const meant = releaseAt({ browser, standing: 'beta' }, today)
    return meant && 'version' in meant
      ? comingNote({ browser, version: meant.version }, today)
      : undefined
  }
  const { newestMonth } = content.summary
  const [month = ''] = (kind === 'month' && facets?.['month']) || []
  if (month > newestMonth) return monthNote(formatMonth(month))
  const from = String((kind === 'years' && ranges?.['year']?.min) || '')
  return from > newestMonth.slice(0, 4) ? monthNote(from) : undefined
}

function monthNote(asked: string): MissingThing {
  const { newestMonth } = content.summary
  return {
    sentence: `Nothing is known to become Baseline in ${asked}.`,
    nearest: {
      label: `The newest features are of ${formatMonth(newestMonth)}`,
      href: listHref(featuresList, withFacet(defaultState, 'month', [newestMonth])),
    },
  }
}

type Named = { readonly browser: ReleaseBrowser; readonly version: string }

/** When a release that is not out is expected. */
function comingNote({ browser, version }: Named, today: string): MissingThing | undefined {
  const day = comingDay(browser, version, today)
  if (day === undefined) return undefined
  const name = `${browserNames[browser]} ${version}`
  return {
    sentence:
      day === '' ? `No day is known for ${name} yet.` : `${name} is expected on ${formatDay(day)}.`,
    nearest: linkTo({ browser, version }, `What is in ${name}`),
  }
}

function releaseNote({ browser, version }: Named): MissingThing | undefined {
  const read = releaseMeant(browser, version)
  if ('version' in read) return undefined
  return {
    sentence: read.reason,
    nearest: linkTo(
      { browser, version: read.nearest },
      `Show ${browserNames[browser]} ${read.nearest}`,
    ),
  }
}

const linkTo = ({ browser, version }: Named, label: string) => ({
  label,
  href: `${releasesList.path}/${browser}-${version}`,
})
