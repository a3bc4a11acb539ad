import type { CoreBrowser } from './browsers.ts'

export function perCoreBrowser<Value>(valueOf: (browser: CoreBrowser) => Value): {
  readonly [Browser in CoreBrowser]: Value
} {
  return {
    chrome: valueOf('chrome'),
    chrome_android: valueOf('chrome_android'),
    edge: valueOf('edge'),
    firefox: valueOf('firefox'),
    firefox_android: valueOf('firefox_android'),
    safari: valueOf('safari'),
    safari_ios: valueOf('safari_ios'),
  }
}
