import { coreBrowsers } from '#catalogue/browsers.ts'
import { targetNames } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { type Check, isListOf, isNumber, isOneOf, isShape, isTableOf, isText } from '#lib/shapes.ts'

import type { TargetsData } from './presets.ts'

const isVersions = isTableOf(isNumber)

const isTargets: Check<Targets> = (value): value is Targets =>
  isVersions(value) &&
  Object.keys(value).every((name) => targetNames.some((known) => known === name))

/** Whether a content file holds the data that browser queries are resolved with. */
export const isTargetsData: Check<TargetsData> = isShape<TargetsData>({
  day: isText,
  presets: isTableOf(isTargets),
  unknown: isTableOf(isListOf(isText)),
  widely: isListOf(isShape<TargetsData['widely'][number]>({ from: isText, targets: isTargets })),
  engines: isTableOf(
    isShape<TargetsData['engines'][string]>({ as: isOneOf(coreBrowsers), versions: isVersions }),
  ),
})
