import type { TargetsData } from '#catalogue/targets/targets-data.ts'

/** What the page loads to know browsers by name. The same for all tests, because it is loaded once. */
export const targetsData: TargetsData = {
  day: '2026-11-10',
  presets: {
    '2021': { chrome: 108, firefox: 60, safari: 15 },
    '2022': { chrome: 108, safari: 16 },
    defaults: { chrome: 109, safari: 18.5 },
  },
  unknown: { defaults: ['Opera Mini'] },
  widely: [{ from: '2026-11-10', targets: { chrome: 124, safari: 17.4 } }],
  engines: {
    opera: { as: 'chrome', versions: { '100': 114, '120': 134, '142': 159 } },
    samsung: { as: 'chrome_android', versions: { '28': 130, '30': 142 } },
    oculus: { as: 'chrome_android', versions: { '40': 138, '42': 142 } },
  },
  versions: {
    chrome: '1-160',
    and_chr: '18 25-160',
    edge: '12-18 79-160',
    firefox: '1-163',
    and_ff: '4-68 79-163',
    safari: '9 10 11 12 13 14 15 15.4 16 16.4 17 17.2 17.4 18 18.5 26 26.4 27',
    ios_saf: '9 10 11 12 13 14 15 15.4 16 16.4 17 17.2 17.4 18 18.5 26 26.4 27',
    ie: '5-11',
    node: '26.0.0',
    deno: '2.9',
    bun: '1.4',
    webview_android: '37-160',
    webview_ios: '9-18 26 27',
  },
  ahead: { chrome: { 159: '2099-01-01', 160: '' } },
}
