import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import { releaseBrowsers, type ReleaseRecord, releaseStatuses } from '#catalogue/releases/record.ts'
import { isListOf, isNumber, isOneOf, isOptional, isText } from '#lib/shapes.ts'

import { isoDayOf, frameOf, linkTo, pageOf, reading, type WrittenFor } from './record-json.ts'

type ReadRelease = Pick<
  ReleaseRecord,
  | 'objectID'
  | 'browser'
  | 'name'
  | 'version'
  | 'engine'
  | 'engineVersion'
  | 'date'
  | 'nextDate'
  | 'status'
  | 'notes'
  | 'features'
  | 'featureCount'
  | 'completesBaseline'
  | 'compatCount'
  | 'removedCount'
  | 'changedCount'
  | 'prev'
  | 'next'
>

export const releaseReading = reading<ReadRelease>({
  objectID: isText,
  browser: isOneOf(releaseBrowsers),
  name: isText,
  version: isText,
  engine: isOptional(isText),
  engineVersion: isOptional(isText),
  date: isOptional(isNumber),
  nextDate: isOptional(isNumber),
  status: isOneOf(releaseStatuses),
  notes: isOptional(isText),
  features: isListOf(isText),
  featureCount: isNumber,
  completesBaseline: isListOf(isText),
  compatCount: isNumber,
  removedCount: isNumber,
  changedCount: isOptional(isNumber),
  prev: isOptional(isText),
  next: isOptional(isText),
})

/** A release of a browser or a runtime for programs: the schema `Release`. */
export function releaseJson(release: ReadRelease, place: WrittenFor) {
  const { objectID: id, engine, engineVersion, date, prev, next } = release
  return {
    ...frameOf('release', id),
    name: release.name,
    browser: release.browser,
    browserVersion: release.version,
    status: releaseStatusOn(release, place.day),
    features: release.features,
    featureCount: release.featureCount,
    completesBaseline: release.completesBaseline,
    entries: {
      added: release.compatCount,
      removed: release.removedCount,
      changed: release.changedCount ?? 0,
    },
    date: isoDayOf(date),
    engine,
    engineVersion,
    previous: prev,
    next,
    links: {
      page: pageOf('releases', id, place),
      notes: linkTo(release.notes),
    },
  }
}
