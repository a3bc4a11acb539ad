import { baselineStatuses } from '#catalogue/baseline.ts'
import type { Discouraged, FeatureRecord, SpecLink } from '#catalogue/features/record.ts'
import { isListOf, isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'

import {
  isoDayOf,
  frameOf,
  linkTo,
  mdnLink,
  pageOf,
  plain,
  reading,
  type WrittenFor,
} from './record-json.ts'
import { browsersJson, platformsJson } from './support-json.ts'

type Codes = Readonly<Record<string, string>>

/** What `featureJson` and the badge read of a record. */
export type ReadFeature = Pick<
  FeatureRecord,
  | 'objectID'
  | 'name'
  | 'description'
  | 'areas'
  | 'baseline'
  | 'newlyDate'
  | 'widelyDate'
  | 'widelyExpected'
  | 'approx'
  | 'why'
  | 'usage'
  | 'mdn'
  | 'caniuse'
  | 'discouraged'
> & {
  readonly support: Codes
  readonly shipped: Codes
  readonly platforms: Codes
  readonly specs: readonly SpecLink[]
}

export const featureReading = reading<ReadFeature>({
  objectID: isText,
  name: isText,
  description: isText,
  areas: isListOf(isText),
  baseline: isOneOf(baselineStatuses),
  newlyDate: isOptional(isNumber),
  widelyDate: isOptional(isNumber),
  widelyExpected: isOptional(isNumber),
  approx: isOptional(isOneOf([true])),
  why: isOptional(isText),
  usage: isNumber,
  mdn: isOptional(isText),
  caniuse: isOptional(isListOf(isText)),
  discouraged: isOptional(
    isShape<Discouraged>({
      reason: isText,
      by: isListOf(isText),
      alternatives: isListOf(isText),
      instead: isListOf(isText),
      removal: isOptional(isText),
    }),
  ),
  support: isTableOf(isText),
  shipped: isTableOf(isText),
  platforms: isTableOf(isText),
  specs: isListOf(isShape<SpecLink>({ title: isText, url: isText, id: isOptional(isText) })),
})

/** A feature for programs: the schema `Feature`. */
export function featureJson(feature: ReadFeature, place: WrittenFor) {
  const { objectID: id, support, shipped, platforms, why, discouraged } = feature
  return {
    ...frameOf('feature', id),
    name: plain(feature.name),
    description: plain(feature.description),
    areas: feature.areas,
    baseline: baselineJson(feature),
    support: browsersJson(support, place.day, shipped),
    platforms: platformsJson(platforms, place.day),
    usage: feature.usage,
    why: why === undefined ? undefined : plain(why),
    discouraged: discouraged && discouragedJson(discouraged),
    links: linksOf(feature, place),
  }
}

function baselineJson(feature: ReadFeature) {
  const { baseline: status, newlyDate, widelyDate, widelyExpected, approx } = feature
  return {
    status,
    newlySince: isoDayOf(newlyDate),
    widelySince: isoDayOf(widelyDate),
    widelyExpected: isoDayOf(widelyExpected),
    approximate: approx,
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
