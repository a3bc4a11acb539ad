import { expect, test } from 'vitest'

import { shareOfUsers, type UsageShares } from '#contracts/usage-shares.ts'

const none = { chrome_android: [], edge: [], firefox_android: [], safari: [], safari_ios: [] }
const shares: UsageShares = {
  core: {
    ...none,
    chrome: [
      ['157', 157, 20],
      ['120', 120, 5],
    ],
    firefox: [
      ['156', 156, 3],
      ['153', 153, 1],
    ],
  },
  others: [{ name: 'Opera', as: 'chrome', versions: [['130', 146, 2]] }],
}

test.each([
  [{ chrome: 130 }, {}, 22],
  [{ chrome: 120, firefox: 153 }, {}, 31],
  [{ chrome: 150, firefox: 153 }, { firefox: 153 }, 21],
  [{ safari: 15.4 }, {}, 0],
  [{}, {}, 0],
])('users of %j, up to %j, are %d %%', (from, upTo, percent) => {
  expect(shareOfUsers(shares, from, upTo)).toBe(percent)
})
