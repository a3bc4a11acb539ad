import * as v from 'valibot'

import { compatSchema, compatStatuses } from '#catalogue/compat/record.ts'
import type { Infer } from '#lib/schema.ts'

import { baselineEntries, baselineJson } from './baseline-json.ts'
import {
  frameFields,
  idsField,
  linkField,
  secureContextField,
  usageField,
  whyField,
} from './fields.ts'
import { frameOf, linkTo, mdnLink, pageOf, plain, type WrittenFor } from './record-json.ts'
import { browsersJson, browsersSchema, platformsJson, platformsSchema } from './support-json.ts'

export const entryFields = v.pick(compatSchema, [
  'objectID',
  'name',
  'kind',
  'description',
  'features',
  'baseline',
  'newlyDate',
  'approx',
  'status',
  'support',
  'platforms',
  'why',
  'usage',
  'specs',
  'specUrl',
  'mdn',
  'test',
  'testRemark',
  'secureContext',
])

export const compatJsonSchema = v.strictObject({
  ...frameFields('compat'),
  name: v.string(),
  description: v.optional(v.string()),
  type: v.pipe(v.string(), v.description('"Property value", "Method".')),
  status: v.array(v.picklist(compatStatuses)),
  features: idsField('Ids of the features that it belongs to.'),
  specs: idsField('Ids of the specifications that define it.'),
  baseline: v.optional(
    v.pipe(
      v.strictObject(baselineEntries),
      v.description('If web-features has a status of its own for it.'),
    ),
  ),
  support: browsersSchema,
  platforms: platformsSchema,
  usage: usageField,
  why: whyField,
  secureContext: secureContextField,
  test: v.optional(v.pipe(v.string(), v.description('A test in CSS or JavaScript.'))),
  testRemark: v.optional(
    v.pipe(
      v.string(),
      v.description('In which pages the test is false, and where it is true for partial support.'),
    ),
  ),
  links: v.strictObject({
    page: linkField,
    mdn: v.optional(linkField),
    spec: v.optional(linkField),
  }),
})

/** A compatibility entry for programs. */
export function compatJson(
  entry: Infer<typeof entryFields>,
  place: WrittenFor,
): Infer<typeof compatJsonSchema> {
  const { objectID: id, description, baseline, newlyDate, approx, support, platforms } = entry
  return {
    ...frameOf('compat', id),
    name: plain(entry.name),
    description: description === undefined ? undefined : plain(description),
    type: entry.kind,
    status: entry.status,
    features: entry.features,
    specs: entry.specs,
    baseline: baseline && baselineJson({ baseline, newlyDate, approx }, place.day),
    support: browsersJson(support, place.day),
    platforms: platformsJson(platforms, place.day),
    usage: entry.usage,
    why: plain(entry.why),
    secureContext: entry.secureContext,
    test: entry.test,
    testRemark: entry.testRemark,
    links: {
      page: pageOf('compat', id, place),
      mdn: mdnLink(entry.mdn),
      spec: linkTo(entry.specUrl),
    },
  }
}
