import * as v from 'valibot'

import { specSchema } from '#catalogue/specs/record.ts'
import { type Infer, texts } from '#lib/schema.ts'

import { countField, frameFields, idsField, linkField } from './fields.ts'
import { frameOf, linkTo, pageOf, type WrittenFor } from './record-json.ts'

export const specFields = v.pick(specSchema, [
  'objectID',
  'title',
  'shortTitle',
  'series',
  'level',
  'url',
  'releaseUrl',
  'org',
  'groups',
  'status',
  'maturity',
  'standing',
  'obsoletedBy',
  'repo',
  'features',
  'featureCount',
  'compatCount',
])

export const specJsonSchema = v.strictObject({
  ...frameFields('spec'),
  title: v.string(),
  shortTitle: v.string(),
  series: v.string(),
  organization: v.string(),
  groups: texts,
  status: v.pipe(v.string(), v.description('Of the latest text.')),
  standing: v.picklist(['good', 'pending', 'discontinued']),
  features: idsField('Ids of the features that it defines, 60 at most.'),
  featureCount: countField,
  entryCount: v.pipe(countField, v.description('Compatibility entries that name it.')),
  obsoletedBy: idsField('Ids of the specifications that replace it.'),
  level: v.optional(v.string()),
  maturity: v.optional(v.pipe(v.string(), v.description('Of the published snapshot.'))),
  links: v.strictObject({
    page: linkField,
    latest: v.optional(linkField),
    published: v.optional(linkField),
    repository: v.optional(linkField),
  }),
})

/** A specification for programs. */
export function specJson(
  spec: Infer<typeof specFields>,
  place: WrittenFor,
): Infer<typeof specJsonSchema> {
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
