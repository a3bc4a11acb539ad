import type { SpecRecord } from '#catalogue/specs/record.ts'
import { isListOf, isNumber, isOneOf, isOptional, isText } from '#lib/shapes.ts'

import { frameOf, linkTo, pageOf, reading, type WrittenFor } from './record-json.ts'

type ReadSpec = Pick<
  SpecRecord,
  | 'objectID'
  | 'title'
  | 'shortTitle'
  | 'series'
  | 'level'
  | 'url'
  | 'releaseUrl'
  | 'org'
  | 'groups'
  | 'status'
  | 'maturity'
  | 'standing'
  | 'obsoletedBy'
  | 'repo'
  | 'features'
  | 'featureCount'
  | 'compatCount'
>

export const specReading = reading<ReadSpec>({
  objectID: isText,
  title: isText,
  shortTitle: isText,
  series: isText,
  level: isOptional(isText),
  url: isText,
  releaseUrl: isOptional(isText),
  org: isText,
  groups: isListOf(isText),
  status: isText,
  maturity: isOptional(isText),
  standing: isOneOf(['good', 'pending', 'discontinued']),
  obsoletedBy: isListOf(isText),
  repo: isOptional(isText),
  features: isListOf(isText),
  featureCount: isNumber,
  compatCount: isNumber,
})

/** A specification for programs: the schema `Spec`. */
export function specJson(spec: ReadSpec, place: WrittenFor) {
  const { objectID: id, level, maturity } = spec
  return {
    ...frameOf('spec', id),
    title: spec.title,
    shortTitle: spec.shortTitle,
    series: spec.series,
    organization: spec.org,
    groups: spec.groups,
    status: spec.status,
    standing: spec.standing,
    features: spec.features,
    featureCount: spec.featureCount,
    entryCount: spec.compatCount,
    obsoletedBy: spec.obsoletedBy,
    level,
    maturity,
    links: {
      page: pageOf('specs', id, place),
      latest: linkTo(spec.url),
      published: linkTo(spec.releaseUrl),
      repository: linkTo(spec.repo),
    },
  }
}
