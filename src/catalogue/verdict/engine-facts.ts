import { browserLabels, type CoreBrowser, coreBrowsers, type Engine } from '#catalogue/browsers.ts'

/** Engines in facets, named after their best-known browsers. */
const engineNames = {
  Blink: 'Chrome & Edge',
  Gecko: 'Firefox',
  WebKit: 'Safari',
} as const satisfies Record<Engine, string>

const mobileBrowsers = {
  Blink: 'chrome_android',
  Gecko: 'firefox_android',
  WebKit: 'safari_ios',
} as const satisfies Record<Engine, CoreBrowser>

const engines = ['Blink', 'Gecko', 'WebKit'] as const satisfies readonly Engine[]

export type EngineFacts = {
  readonly missing: readonly CoreBrowser[]
  readonly engines: number
  readonly missingOnlyIn?: string
  readonly onlyIn?: string
}

/**
 * An engine supports a thing if all its core browsers do. `missingOnlyIn` is the one engine without
 * complete support, or only its mobile browser; `onlyIn` is the one engine with any support.
 */
export function engineFacts(supports: (browser: CoreBrowser) => boolean): EngineFacts {
  const missing = coreBrowsers.filter((browser) => !supports(browser))
  const complete = engines.filter((engine) => browsersOf(engine).every(supports))
  const some = engines.filter((engine) => browsersOf(engine).some(supports))
  const lacking = engines.find((engine) => !complete.includes(engine))
  const [only] = complete
  return {
    missing,
    engines: complete.length,
    ...(complete.length === 2 && lacking && { missingOnlyIn: lackingName(lacking, missing) }),
    ...(complete.length === 1 && some.length === 1 && only && { onlyIn: engineNames[only] }),
  }
}

/** The mobile browser's name if only that is missing. */
function lackingName(engine: Engine, missing: readonly CoreBrowser[]): string {
  const mobile = mobileBrowsers[engine]
  const isMobileOnly = browsersOf(engine).every(
    (browser) => missing.includes(browser) === (browser === mobile),
  )
  return isMobileOnly ? browserLabels[mobile].name : engineNames[engine]
}

function browsersOf(engine: Engine): readonly CoreBrowser[] {
  return coreBrowsers.filter((browser) => browserLabels[browser].engine === engine)
}
