import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { compareReleases } from '#catalogue/history/compare-releases.ts'
import { packName, unpackName } from '#catalogue/history/entry-name.ts'
import { NEVER_YET, SILENT, packStep, placesOf, standingAt } from '#catalogue/history/timeline.ts'
import { supportStates } from '#lib/support-code.ts'

const steps = fc.uniqueArray(
  fc.record({
    place: fc.nat({ max: 300 }),
    state: fc.constantFrom(...supportStates.slice(1)),
    atMost: fc.boolean(),
  }),
  { minLength: 1, selector: ({ place }) => place },
)

test('each step of a timeline is read back as it was written, from its release to the next step', () => {
  fc.assert(
    fc.property(steps, (unordered) => {
      const given = unordered.toSorted((a, b) => a.place - b.place)
      const timeline = given.map(packStep)
      expect(placesOf(timeline)).toEqual(given.map(({ place }) => place))
      for (const step of given) {
        expect(standingAt(timeline, step.place)).toEqual({ state: step.state, step })
      }
      const [first] = given
      expect(standingAt(timeline, (first?.place ?? 0) - 1)).toEqual({
        state: 'none',
        step: undefined,
      })
      expect(standingAt(timeline, 400)?.step).toEqual(given.at(-1))
    }),
  )
})

test('a timeline of one step is that number, and one of none is no support', () => {
  const step = { place: 3, state: 'full', atMost: true } as const
  expect(standingAt(packStep(step), 3)).toEqual({ state: 'full', step })
  expect(standingAt(NEVER_YET, 10)).toEqual({ state: 'none', step: undefined })
  expect(placesOf(NEVER_YET)).toEqual([])
})

test('an entry on which the data is silent has no standing, and is counted instead of compared', () => {
  expect(standingAt(SILENT, 10)).toBeUndefined()
  expect(placesOf(SILENT)).toEqual([])
  const full = packStep({ place: 0, state: 'full', atMost: false })
  const from = { history: { timelines: [SILENT, full, NEVER_YET] }, place: 0 }
  const to = { history: { timelines: [full, SILENT, full] }, place: 0 }
  const { changes, silent } = compareReleases(from, to)
  expect(silent).toBe(2)
  expect(changes.map(({ index, kind }) => [index, kind])).toEqual([[2, 'added']])
})

test.each([
  ['api.AbortSignal.timeout_static', 'AbortSignal.timeout()'],
  ['api.fetch', 'fetch()'],
  ['css', 'CSS'],
  ['css.selectors.attribute', '[attr]'],
  ['javascript.builtins.RegExp.n', 'RegExp.$1, …, RegExp.$9'],
  ['api.A.A', 'A.A'],
  ['api.Window.window', "Window: $& and $' are no patterns"],
])('the name of %s is read back as %s', (key, name) => {
  expect(unpackName(key, packName(key, name))).toBe(name)
})
