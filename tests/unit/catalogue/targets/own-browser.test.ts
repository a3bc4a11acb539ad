import { expect, test } from 'vitest'

import { ownBrowser } from '#catalogue/targets/own-browser.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15'

const agents = [
  ['Chrome', `${mac}/537.36 Chrome/140.0.0.0 Safari/537.36`, 'chrome 140'],
  ['Chrome for Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 'and_chr 141'],
  [
    'Samsung Internet',
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'and_chr 130',
  ],
  ['Edge', `${mac}/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge 140'],
  [
    'Edge for Android',
    `${android} Chrome/139.0.0.0 Mobile Safari/537.36 EdgA/139.0`,
    'and_chr 139',
  ],
  ['Opera', `${mac}/537.36 Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'chrome 138'],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'firefox 143',
  ],
  [
    'Firefox for Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    'and_ff 143',
  ],
  ['Safari', `${mac}/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'safari 26'],
  ['Safari on iOS', `${phone} Version/17.5 Mobile/15E148 Safari/604.1`, 'ios_saf 17.5'],
  ['Chrome on iOS', `${phone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'ios_saf 17.5'],
  [
    'Internet Explorer',
    'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
    undefined,
  ],
  ['nothing', '', undefined],
] as const

test.each(agents)(
  '%s is recognised by its name, every browser on iOS as Safari',
  (_, userAgent, query) => {
    expect(ownBrowser({ userAgent, maxTouchPoints: 0 })).toBe(query)
  },
)

test('a Macintosh with several touch points is an iPad', () => {
  const userAgent = `${mac}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`
  expect(ownBrowser({ userAgent, maxTouchPoints: 5 })).toBe('ios_saf 18.5')
})
