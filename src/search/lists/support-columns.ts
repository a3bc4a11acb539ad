import type { CoreBrowser } from '#catalogue/browsers.ts'

/** A column for each core browser, all of them made from the same attributes. */
export function supportColumns<const Attributes extends readonly string[]>(
  attributes: Attributes,
): Readonly<Record<CoreBrowser, Attributes>> {
  return {
    chrome: attributes,
    chrome_android: attributes,
    edge: attributes,
    firefox: attributes,
    firefox_android: attributes,
    safari: attributes,
    safari_ios: attributes,
  }
}
