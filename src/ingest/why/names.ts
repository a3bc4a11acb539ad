import { browserList } from '#catalogue/browser-list.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import { sentence } from '#lib/sentence.ts'

/** Before the name of a browser that is meant without its namesakes on phones. */
const DESKTOP = 'desktop '

/**
 * "Chrome for Android, desktop Firefox and Safari": a line that says "all others" must leave no doubt about who is named.
 */
export function namesOf(browsers: readonly CoreBrowser[]): string {
  const alone = new Set<string>(browsers.filter(isWithoutNamesakes(browsers)).map(nameOf))
  return sentence(browserList(browsers).map((name) => (alone.has(name) ? DESKTOP + name : name)))
}

/** Whether names are those of one browser, which need not be named again. */
export function isNamed(names: string, browser: CoreBrowser): boolean {
  return names.replace(DESKTOP, '') === nameOf(browser)
}

function isWithoutNamesakes(browsers: readonly CoreBrowser[]) {
  return (browser: CoreBrowser): boolean => {
    const { brand, device } = browserLabels[browser]
    const namesakes = coreBrowsers.filter((other) => browserLabels[other].brand === brand)
    return device === '' && !namesakes.every((other) => browsers.includes(other))
  }
}

function nameOf(browser: CoreBrowser): string {
  return browserLabels[browser].name
}
