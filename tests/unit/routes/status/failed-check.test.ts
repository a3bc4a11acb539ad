import { expect, test } from 'vitest'

import { failedCheckText } from '#routes/status/status.tsx'

test.each([
  [{ kind: 'unreachable' }, true, 'Search is down: no answer.'],
  [{ kind: 'unreachable' }, false, 'You are offline. Search cannot be checked.'],
  [{ kind: 'unreachable', code: 503 }, true, 'Search is down (status 503).'],
  [
    { kind: 'busy', code: 429, wait: 1 },
    true,
    'Search is up but busy: try again in 1 second (status 429).',
  ],
  [
    { kind: 'unavailable', code: 403 },
    true,
    'Search is up but denies this page access to its indices (status 403). This is a problem with the site.',
  ],
] as const)('%j, online %s: %s', (failed, isOnline, words) => {
  expect(failedCheckText(failed, isOnline)).toBe(words)
})
