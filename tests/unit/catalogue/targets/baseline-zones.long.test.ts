import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

const zones = ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']

/** Only the main thread of a process can change its time zone. Each third day has a set of its own. */
const inZones = `
  import { resolveWith } from '#catalogue/targets/resolve.ts'
  const day = (place) => new Date(Date.UTC(2018, 0, 29 + place)).toISOString().slice(0, 10)
  const data = {
    day: '2026-11-10', presets: {}, unknown: {}, engines: {}, versions: {}, ahead: {},
    widely: Array.from({ length: 1300 }, (_, place) => ({ from: day(place * 3), targets: { chrome: place + 1 } })),
  }
  const read = async (place) => {
    const text = 'baseline widely available on ' + day(place) + ', node 20'
    const found = await resolveWith(text, { loadData: async () => data, ask: async () => ({ browsers: ['node 20.0.0'] }) })
    return found.targets?.chrome
  }
  const found = []
  for (const zone of ${JSON.stringify(['UTC', ...zones])}) {
    process.env.TZ = zone
    const sets = await Promise.all(Array.from({ length: 3653 }, (_, place) => read(place)))
    found.push([new Intl.DateTimeFormat().resolvedOptions().timeZone, sets.join()])
  }
  console.log(JSON.stringify(found))`

test('on each day of ten years, the set of the day is the same in five time zones, in longer queries too', () => {
  const options = ['--import', '@oxc-node/core/register', '--input-type=module', '-e', inZones]
  const found: readonly (readonly string[])[] = JSON.parse(
    execFileSync(process.execPath, options, { encoding: 'utf8' }),
  )
  const byRule = Array.from({ length: 3653 }, (_, place) => Math.floor(place / 3) + 1)
  const names = found.map(([zone]) => zone?.replace('Asia/Calcutta', 'Asia/Kolkata'))
  expect(names).toEqual(['UTC', ...zones])
  expect(found.map(([, sets]) => sets)).toEqual(found.map(() => byRule.join()))
})
