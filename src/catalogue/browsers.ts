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
  chrome: { name: 'Chrome', brand: 'Chrome', device: '', engine: 'Blink' },
  chrome_android: { name: 'Chrome Android', brand: 'Chrome', device: 'Android', engine: 'Blink' },
  edge: { name: 'Edge', brand: 'Edge', device: '', engine: 'Blink' },
  firefox: { name: 'Firefox', brand: 'Firefox', device: '', engine: 'Gecko' },
  firefox_android: {
    name: 'Firefox Android',
    brand: 'Firefox',
    device: 'Android',
    engine: 'Gecko',
  },
  safari: { name: 'Safari', brand: 'Safari', device: '', engine: 'WebKit' },
  safari_ios: { name: 'Safari on iOS', brand: 'Safari', device: 'iOS', engine: 'WebKit' },
} as const satisfies Record<CoreBrowser, BrowserLabels>

/**
 * The number that `min.<browser>` holds when a browser has no plain support: large, because a missing
 * attribute cannot be filtered on, and "cannot use" must stay a plain comparison.
 */
export const NEVER = 9999
