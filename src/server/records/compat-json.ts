import { baselineStatuses } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { isListOf, isNumber, isOneOf, isOptional, isTableOf, isText } from '#lib/shapes.ts'

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

type ReadEntry = Pick<
  CompatRecord,
  | 'objectID'
  | 'name'
  | 'description'
  | 'features'
  | 'baseline'
  | 'newlyDate'
  | 'why'
  | 'usage'
  | 'specs'
  | 'specUrl'
  | 'mdn'
  | 'test'
> & {
  readonly kind: string
  readonly status: readonly string[]
  readonly support: Codes
  readonly platforms: Codes
}

export const entryReading = reading<ReadEntry>({
  objectID: isText,
  name: isText,
  kind: isText,
  description: isOptional(isText),
  features: isListOf(isText),
  baseline: isOptional(isOneOf(baselineStatuses)),
  newlyDate: isOptional(isNumber),
  status: isListOf(isText),
  support: isTableOf(isText),
  platforms: isTableOf(isText),
  why: isText,
  usage: isNumber,
  specs: isListOf(isText),
  specUrl: isOptional(isText),
  mdn: isOptional(isText),
  test: isOptional(isText),
})

/** A compatibility entry for programs: the schema `CompatEntry`. */
export function compatJson(entry: ReadEntry, place: WrittenFor) {
  const { objectID: id, description, baseline, newlyDate, support, platforms } = entry
  return {
    ...frameOf('compat', id),
    name: plain(entry.name),
    description: description === undefined ? undefined : plain(description),
    type: entry.kind,
    status: entry.status,
    features: entry.features,
    specs: entry.specs,
    baseline: baseline && { status: baseline, newlySince: isoDayOf(newlyDate) },
    support: browsersJson(support, place.day),
    platforms: platformsJson(platforms, place.day),
    usage: entry.usage,
    why: plain(entry.why),
    test: entry.test,
    links: {
      page: pageOf('compat', id, place),
      mdn: mdnLink(entry.mdn),
      spec: linkTo(entry.specUrl),
    },
  }
}
