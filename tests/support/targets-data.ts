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
  engines: {},
}
