import { browserList } from '#catalogue/browser-list.ts'
import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { joinWords } from '#lib/sentence.ts'

/** Precedes the name of a browser that excludes its mobile namesakes. */
const DESKTOP = 'desktop '

/** "Chrome for Android, desktop Firefox and Safari": must be unambiguous before "all others". */
export function browserNamesOf(browsers: readonly CoreBrowser[]): string {
  const alone = new Set<string>(browsers.filter(isWithoutNamesakes(browsers)).map(nameOf))
  return joinWords(browserList(browsers).map((name) => (alone.has(name) ? DESKTOP + name : name)))
}

/** Whether the names are those of this browser, which need not be repeated. */
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
