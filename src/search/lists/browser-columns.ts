import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import type { SupportColumn } from '#ui/support/support-state.ts'

/** The seven core browsers as the columns of every list and table. */
export const browserColumns: readonly SupportColumn[] = coreBrowsers.map((id) => {
  const { name, brand, device, engine } = browserLabels[id]
  return { id, name, brand, device, engine }
})

export function defineSupportColumns<const Attributes extends readonly string[]>(
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
