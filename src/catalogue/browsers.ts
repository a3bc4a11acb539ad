import { browserNames } from '#lib/glossary.ts'

/** The seven browsers that decide Baseline, in the order every table shows them: by engine, desktop first. */
export const coreBrowsers = [
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
] as const

export type CoreBrowser = (typeof coreBrowsers)[number]

/** The three engines behind the core browsers. */
export type Engine = 'Blink' | 'Gecko' | 'WebKit'

/** What a page needs to name a core browser: the full name, and the parts for narrow table heads. */
export type BrowserLabels = {
  readonly name: string
  /** The brand alone: "Chrome". */
  readonly brand: string
  /** The device word that tells two browsers of one brand apart: "Android", "iOS"; empty on the desktop. */
  readonly device: string
  readonly engine: Engine
}

export const browserLabels = {
  chrome: { name: browserNames.chrome, brand: 'Chrome', device: '', engine: 'Blink' },
  chrome_android: {
    name: browserNames.chrome_android,
    brand: 'Chrome',
    device: 'Android',
    engine: 'Blink',
  },
  edge: { name: browserNames.edge, brand: 'Edge', device: '', engine: 'Blink' },
  firefox: { name: browserNames.firefox, brand: 'Firefox', device: '', engine: 'Gecko' },
  firefox_android: {
    name: browserNames.firefox_android,
    brand: 'Firefox',
    device: 'Android',
    engine: 'Gecko',
  },
  safari: { name: browserNames.safari, brand: 'Safari', device: '', engine: 'WebKit' },
  safari_ios: { name: browserNames.safari_ios, brand: 'Safari', device: 'iOS', engine: 'WebKit' },
} as const satisfies Record<CoreBrowser, BrowserLabels>

/**
 * The number that `min.<browser>` holds when a browser has no plain support: large, because a missing
 * attribute cannot be filtered on, and "cannot use" must stay a plain comparison.
 */
export const NEVER = 9999
