import { expect, test } from 'vitest'

import { checkData } from '#cli/data-command.ts'
import { describeAbandoned } from '#cli/published.ts'
import type { Published } from '#cli/published.ts'

const today = new Date('2026-11-27T06:00:00Z')
const released = (name: string, day: string): Published => ({
  name,
  latest: '2.0.0',
  // A release beside the newest, such as a preview, does not count.
  times: {
    '1.0.0': '2020-01-01T00:00:00Z',
    '2.0.0': `${day}T12:00:00Z`,
    '3.0.0-dev': today.toISOString(),
  },
})

test.each([
  ['web-specs', '2026-11-20', 0],
  ['web-specs', '2026-05-29', 0],
  ['web-specs', '2026-05-27', 1],
  ['@webref/elements', '2026-05-27', 0],
  ['@webref/elements', '2025-05-01', 1],
])('%s with its newest release on %s: %i sentences', (name, day, count) => {
  expect(describeAbandoned([released(name, day)], today)).toHaveLength(count)
})

test('an abandoned package is named with its age, and a deprecated one with what its authors say', () => {
  const deprecated = { ...released('b', '2026-11-26'), deprecated: 'Use c instead.' }
  expect(describeAbandoned([released('a', '2026-01-01'), deprecated], today)).toEqual([
    'a has had no release for 329 days, since 1 Jan 2026. Decide whether its data has moved to another package, ' +
      'or whether it rests: then raise its days in src/cli/published.ts.',
    'b is deprecated: "Use c instead." Decide where its data comes from now.',
  ])
})

async function check(args: readonly string[], published: readonly Published[] = []) {
  const written = { out: '', err: '' }
  const code = await checkData(args, {
    env: {},
    out: { write: (text: string) => (written.out += text) !== '' },
    err: { write: (text: string) => (written.err += text) !== '' },
    readPublished: async () => published,
    today,
  })
  return { code, ...written }
}

test('the check of ages succeeds with maintained packages, and fails with an abandoned one', async () => {
  const fresh = released('a', '2026-11-01')
  expect(await check(['ages'], [fresh])).toMatchObject({
    code: 0,
    out: 'All 1 data packages are maintained.\n',
  })
  expect(await check(['ages'], [fresh, released('b', '2026-01-01')])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^b has had no release for 329 days.*\n$/),
  })
})

test.each([[[]], [['all']], [['records', 'ages']]])(
  '%j is refused with the usage',
  async (args) => {
    expect(await check(args)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage: npm run data'),
    })
  },
)
