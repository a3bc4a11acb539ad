import { browserLabels, coreBrowsers } from './browsers.ts'
import type { CoreBrowser } from './browsers.ts'

/** Browsers by brand where all of a brand are meant, else by their full names. */
export function browserList(browsers: readonly CoreBrowser[]): readonly string[] {
  const names = browsers.map((browser) => {
    const { brand, name } = browserLabels[browser]
    const siblings = coreBrowsers.filter((other) => browserLabels[other].brand === brand)
    return siblings.every((sibling) => browsers.includes(sibling)) ? brand : name
  })
  return [...new Set(names)]
}
