import { content } from 'virtual:content'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import type { UsageShares, VersionShare } from '#contracts/content.ts'
import { type Check, isListOf, isNumber, isOneOf, isShape, isText } from '#lib/shapes.ts'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'

export function useUsageShares(): ContentState<UsageShares> {
  return useContent(content.urls.usage, isUsageShares)
}

const isVersionShare: Check<VersionShare> = (value): value is VersionShare =>
  Array.isArray(value) && isText(value[0]) && isNumber(value[1]) && isNumber(value[2])

const isVersions = isListOf(isVersionShare)

export const isUsageShares = isShape<UsageShares>({
  core: isShape<UsageShares['core']>({
    chrome: isVersions,
    chrome_android: isVersions,
    edge: isVersions,
    firefox: isVersions,
    firefox_android: isVersions,
    safari: isVersions,
    safari_ios: isVersions,
  }),
  others: isListOf(
    isShape<UsageShares['others'][number]>({
      name: isText,
      as: isOneOf<CoreBrowser>(coreBrowsers),
      versions: isVersions,
    }),
  ),
})
