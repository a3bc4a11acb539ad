import * as v from 'valibot'

import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import { releaseBrowsers, releaseSchema, releaseStatuses } from '#catalogue/releases/record.ts'
import type { Infer } from '#lib/schema.ts'

import { countField, dayField, frameFields, idsField, linkField } from './fields.ts'
import { frameOf, isoDayOf, linkTo, pageOf, type WrittenFor } from './record-json.ts'

export const releaseFields = v.pick(releaseSchema, [
  'objectID',
  'browser',
  'name',
  'version',
  'engine',
  'engineVersion',
  'date',
  'statuses',
  'notes',
  'features',
  'featureCount',
  'completesBaseline',
  'compatCount',
  'removedCount',
  'changedCount',
  'prev',
  'next',
])

export const releaseJsonSchema = v.strictObject({
  ...frameFields('release'),
  name: v.string(),
  browser: v.picklist(releaseBrowsers),
  browserVersion: v.string(),
  status: v.pipe(v.picklist(releaseStatuses), v.description('On the day of the answer.')),
  features: idsField('Ids of the features that it completes, 60 at most.'),
  featureCount: countField,
  completesBaseline: idsField('Ids of the features that became Baseline with it.'),
  entries: v.pipe(
    v.strictObject({ added: countField, removed: countField, changed: countField }),
    v.description('Numbers of compatibility entries.'),
  ),
  date: v.optional(v.pipe(dayField, v.description('Announced, if it lies ahead.'))),
  engine: v.optional(v.string()),
  engineVersion: v.optional(v.string()),
  previous: v.optional(v.pipe(v.string(), v.description('The id of the release before.'))),
  next: v.optional(v.pipe(v.string(), v.description('The id of the release after.'))),
  links: v.strictObject({ page: linkField, notes: v.optional(linkField) }),
})

/** A release of a browser or a runtime for programs. */
export function releaseJson(
  release: Infer<typeof releaseFields>,
  place: WrittenFor,
): Infer<typeof releaseJsonSchema> {
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
