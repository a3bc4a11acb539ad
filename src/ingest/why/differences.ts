import {
  browserLabels,
  type CoreBrowser,
  coreBrowsers,
  type PerBrowser,
} from '#catalogue/browsers.ts'
import { joinWords } from '#lib/sentence.ts'

type BothVersions = {
  /** The versions of web-features. */
  readonly stated: PerBrowser<string>
  /** The version since which the compat data has plain support. */
  readonly since: (browser: CoreBrowser) => string | undefined
}

/**
 * The browsers that web-features gives another version than the compat data: "Chrome 29 instead of 93 and Firefox 149
 * instead of none"; empty if they agree. Browsers that only the compat data has are not among them: it is newer.
 */
export function otherVersions({ stated, since }: BothVersions): string {
  const texts = coreBrowsers.flatMap((browser) => {
    const version = stated[browser]?.replace('≤', '')
    const own = since(browser)?.replace('≤', '')
    if (version === undefined || version === own) return []
    return [`${browserLabels[browser].name} ${version} instead of ${own ?? 'none'}`]
  })
  return joinWords(texts)
}
