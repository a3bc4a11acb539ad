import { browserLabels, type CoreBrowser, coreBrowsers } from './browsers.ts'

/** Names of browsers; only the brand if all browsers of the brand are listed. */
export function browserList(browsers: readonly CoreBrowser[]): readonly string[] {
  const names = browsers.map((browser) => {
    const { brand, name } = browserLabels[browser]
    const siblings = coreBrowsers.filter((other) => browserLabels[other].brand === brand)
    return siblings.every((sibling) => browsers.includes(sibling)) ? brand : name
  })
  return [...new Set(names)]
}
