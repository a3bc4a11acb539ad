import * as v from 'valibot'

import { type Discouraged, featureSchema } from '#catalogue/features/record.ts'
import { type Infer, texts } from '#lib/schema.ts'

import { baselineEntries, baselineJson } from './baseline-json.ts'
import {
  dayField,
  frameFields,
  idsField,
  linkField,
  secureContextField,
  usageField,
  whyField,
} from './fields.ts'
import { frameOf, linkTo, mdnLink, pageOf, plain, type WrittenFor } from './record-json.ts'
import { browsersJson, browsersSchema, platformsJson, platformsSchema } from './support-json.ts'

/** What `featureJson` and the badge read of a record. */
export const featureFields = v.pick(featureSchema, [
  'objectID',
  'name',
  'description',
  'areas',
  'baseline',
  'newlyDate',
  'widelyDate',
  'widelyExpected',
  'approx',
  'why',
  'usage',
  'mdn',
  'caniuse',
  'discouraged',
  'support',
  'shipped',
  'platforms',
  'specs',
  'secureContext',
])

export type ReadFeature = Infer<typeof featureFields>

export const featureJsonSchema = v.strictObject({
  ...frameFields('feature'),
  name: v.string(),
  description: v.string(),
  areas: texts,
  baseline: v.strictObject(baselineEntries),
  support: browsersSchema,
  platforms: platformsSchema,
  usage: usageField,
  why: v.optional(whyField),
  secureContext: secureContextField,
  discouraged: v.optional(
    v.strictObject({
      reason: v.string(),
      by: v.pipe(v.array(linkField), v.description('The statements that discourage it.')),
      alternatives: idsField('Ids of the features to use instead.'),
      removal: v.optional(v.pipe(dayField, v.description('The day from which engines remove it.'))),
    }),
  ),
  links: v.strictObject({
    page: linkField,
    mdn: v.optional(linkField),
    caniuse: v.array(linkField),
    specs: v.array(
      v.strictObject({
        title: v.string(),
        url: linkField,
        id: v.optional(v.pipe(v.string(), v.description('The id of a record in specs.'))),
      }),
    ),
  }),
})

type FeatureJson = Infer<typeof featureJsonSchema>

/** A feature for programs. */
export function featureJson(feature: ReadFeature, place: WrittenFor): FeatureJson {
  const { objectID: id, support, shipped, platforms, discouraged } = feature
  return {
    ...frameOf('feature', id),
    name: plain(feature.name),
    description: plain(feature.description),
    areas: feature.areas,
    baseline: baselineJson(feature, place.day),
    support: browsersJson(support, place.day, shipped),
    platforms: platformsJson(platforms, place.day),
    usage: feature.usage,
    why: feature.why === undefined ? undefined : plain(feature.why),
    secureContext: feature.secureContext,
    discouraged: discouraged && discouragedJson(discouraged),
    links: linksOf(feature, place),
  }
}

function discouragedJson({ reason, by, alternatives, removal }: Discouraged) {
  return {
    reason: plain(reason),
    by: by.flatMap((address) => linkTo(address) ?? []),
    alternatives,
    removal,
  }
}

function linksOf({ objectID, mdn, caniuse = [], specs }: ReadFeature, place: WrittenFor) {
  return {
    page: pageOf('features', objectID, place),
    mdn: mdnLink(mdn),
    caniuse: caniuse.map((name) => `https://caniuse.com/${encodeURIComponent(name)}`),
    specs: specs.flatMap(({ title, url, id }) => {
      const address = linkTo(url)
      return address === undefined ? [] : [{ title, url: address, id }]
    }),
  }
}
