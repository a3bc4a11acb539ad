import * as v from 'valibot'

import { browserNames } from '#lib/glossary.ts'
import { tableOf } from '#lib/schema.ts'

/** The seven browsers that decide Baseline, in display order: by engine, desktop first. */
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

export const isCoreBrowser = (browser: string): browser is CoreBrowser =>
  coreBrowsers.some((core) => core === browser)

/** A value per core browser; browsers without the feature have no entry. */
export type PerBrowser<Value> = { readonly [Browser in CoreBrowser]?: Value }

/** A text by core browser. Browsers without one are absent. */
export const textPerBrowser = tableOf<string, CoreBrowser>(v.string())

/** A number by core browser. Browsers without one are absent. */
export const numberPerBrowser = tableOf<number, CoreBrowser>(v.number())

/** A number by core browser. None is absent. */
export const numberForEachBrowser = v.object(v.entriesFromList(coreBrowsers, v.number()))

export type Engine = 'Blink' | 'Gecko' | 'WebKit'

export type BrowserLabels = {
  readonly name: string
  /** The brand alone: "Chrome". */
  readonly brand: string
  /** Distinguishes browsers of a brand: "Android", "iOS"; empty for desktop. */
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

/** The browsers of phones, each with the desktop browser of its brand. */
export const phoneBrowsers: ReadonlyMap<CoreBrowser, CoreBrowser> = new Map([
  ['chrome_android', 'chrome'],
  ['firefox_android', 'firefox'],
  ['safari_ios', 'safari'],
])

/**
 * The first releases of the browsers of phones, by the compat data. They are younger than those of the
 * desktop, so a feature of the first one says nothing of phones.
 */
export const firstOnPhones: ReadonlyMap<CoreBrowser, number> = new Map([
  ['chrome_android', 18],
  ['firefox_android', 4],
  ['safari_ios', 1],
])

/** The value of `min.<browser>` without plain support: filters never match a missing attribute. */
export const NEVER = 9999
