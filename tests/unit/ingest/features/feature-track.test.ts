import { expect, test } from 'vitest'

import { featureTrack } from '#ingest/features/feature-track.ts'
import type { TrackStep } from '#ingest/support/tracks.ts'
import type { SupportState } from '#lib/support-code.ts'

type Step = readonly [place: number, state: SupportState, more?: Partial<TrackStep>]

const step = ([place, state, more]: Step): TrackStep => ({ place, state, atMost: false, ...more })
const part = (...steps: readonly Step[]) => ({
  key: '',
  isDeprecated: false,
  track: () => steps.map(step),
})
const deprecated = (one: ReturnType<typeof part>) => ({ ...one, isDeprecated: true })

const PREVIEW = 99

/** The steps of a feature: "5 partial, ≤9 full". */
function written(
  [main, ...others]: readonly [ReturnType<typeof part>, ...ReturnType<typeof part>[]],
  plain?: Pick<TrackStep, 'place' | 'atMost'>,
): string {
  const first = { ...main, key: 'main' }
  const entries = { parts: [first, ...others], main: [first] }
  return featureTrack(entries, 'chrome', { plain, preview: PREVIEW })
    .map(({ place, state, name, inPart, atMost }) =>
      [`${atMost ? '≤' : ''}${place}`, state, name, inPart === true ? 'in part' : undefined]
        .filter((word) => word !== undefined)
        .join(' '),
    )
    .join(', ')
}

const whole = part([5, 'full'])

test.each([
  ['without one part is partial', [whole, part()], '5 partial'],
  [
    'is partial from its main entry on',
    [part([7, 'full']), part([5, 'full']), part()],
    '7 partial',
  ],
  [
    'is partial from half of its parts on',
    [part(), part([4, 'full']), part([5, 'full']), part()],
    '5 partial',
  ],
  [
    'that loses a part after all of them is removed in part',
    [part([5, 'full'], [8, 'none']), part([3, 'full'])],
    '3 partial, 5 full, 8 partial',
  ],
  [
    'that loses all its parts is removed when the last one goes',
    [part([5, 'full'], [8, 'none']), part([5, 'full'], [9, 'none'])],
    '5 full, 8 partial, 9 none',
  ],
  ['that no version has is none', [part(), part([5, 'flag'])], ''],
  ['whose main entry is behind a flag says so', [part([5, 'flag']), part()], '5 flag'],
  [
    'whose main entry needs a prefix says so, though other parts work',
    [part([5, 'prefix', { name: '-x-' }]), part([4, 'full'])],
    '4 partial, 5 prefix -x-',
  ],
  [
    'with nine of ten parts is nearly complete from its main entry on',
    [part([6, 'full']), ...Array.from({ length: 8 }, () => whole), part()],
    '5 partial, 6 nearly',
  ],
  [
    'with nine of ten parts and a partial main entry is partial',
    [part([5, 'partial']), ...Array.from({ length: 9 }, () => whole)],
    '5 partial',
  ],
  ['that lacks deprecated parts alone is nearly complete', [whole, deprecated(part())], '5 nearly'],
  [
    'whose main entry works in part with a prefix says both',
    [part([5, 'prefix', { name: '-x-', inPart: true }], [8, 'prefix', { name: '-x-' }]), part()],
    '5 prefix -x- in part, 8 prefix -x-',
  ],
  [
    'that is complete in a preview is partial before',
    [whole, part([PREVIEW, 'full'])],
    '5 partial, 99 full',
  ],
  [
    'with all parts that web-features does not count is nearly complete',
    [whole, part([6, 'full'])],
    '5 partial, 6 nearly',
  ],
] as const)('a feature %s', (_, parts, steps) => {
  expect(written(parts)).toBe(steps)
})

test('a feature is complete from the position of web-features on, and before it with some of its parts or all of them', () => {
  const parts = [whole, part([7, 'full'])] as const
  expect(written(parts, { place: 9, atMost: false })).toBe('5 partial, 7 nearly, 9 full')
  expect(written(parts, { place: 5, atMost: false })).toBe('5 full')
})

test('releases before an upper bound are unknown, unless another part works in them', () => {
  const bound = part([7, 'full', { atMost: true }])
  expect(written([bound, part()])).toBe('≤7 partial')
  expect(written([bound, part([3, 'full'])], { place: 9, atMost: false })).toBe(
    '≤3 partial, 7 nearly, 9 full',
  )
})

test('releases before the first step of a part with an upper bound are known to have none of it', () => {
  const flagged = part([4, 'flag'], [7, 'full', { atMost: true }])
  expect(written([part(), flagged])).toBe('5 none, ≤7 partial')
})
