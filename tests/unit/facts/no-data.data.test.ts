/** "There is no data on X here" is said where the packages say nothing of X, and nowhere else. */
import { expect, test } from 'vitest'

import { isRuntime, nonCoreBrowsers, platforms, targetNames } from '#catalogue/platforms.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'
import { browserNames } from '#lib/glossary.ts'
import { verdictSentence } from '#search/answers/verdict-sentence.ts'
import { supportJson } from '#server/records/support-json.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { compat, isStated } from './compat-package.ts'
import { partsOf } from './oracle.ts'

const { records, summary } = await loadCatalogue()

const things = [
  ...records.features.map((thing) => ({ thing, keys: partsOf(thing.objectID) })),
  ...records.compat.map((thing) => ({ thing, keys: [thing.objectID] })),
]
const today = summary.asOf
const browsers = [...platforms, ...nonCoreBrowsers].filter((name) => !isRuntime(name))

test.each(browsers)(
  'of %s the page and JSON say that there is no data only where none is',
  (name) => {
    // A version above all, so that what is known of any is known of it.
    const targets = { [name]: 999_000_000 }
    const hasEngine = compat.browsers[name]?.upstream !== undefined
    const wrong = things.filter(({ thing, keys }) => {
      const said = verdictSentence(verdictOf(thing, onlyThese(targets), today), {
        supported: thing,
        targets,
        dayOf: () => '',
      })
      const isSilent = keys.every((key) => !isStated(key, name))
      const { state, byEngine = false } = supportJson(thing.platforms[name], today)
      const saysNone = said.includes(`There is no data on ${browserNames[name]} here.`)
      const saysEngine = said.includes(`${browserNames[name]} counts by the version of its engine`)
      return (
        saysNone !== (isSilent && !hasEngine) ||
        (state === 'unknown') !== saysNone ||
        saysEngine !== (isSilent && hasEngine) ||
        byEngine !== saysEngine
      )
    })
    expect(wrong.map(({ thing }) => thing.objectID)).toEqual([])
  },
)

test('of a core browser neither is said, because web-features or the compat data tells of each', () => {
  const targets = Object.fromEntries(
    targetNames.filter((name) => !browsers.some((one) => one === name)).map((name) => [name, 999]),
  )
  const said = things.flatMap(({ thing }) =>
    Object.entries(targets).flatMap(([name, version]) => {
      const own = { [name]: version }
      const supported = { ...thing, platforms: { nodejs: 'no', deno: 'no', bun: 'no' } }
      const text = verdictSentence(verdictOf(supported, onlyThese(own), today), {
        supported,
        targets: own,
        dayOf: () => '',
      })
      return /no data on|by the version/.test(text) ? [`${thing.objectID} ${name}`] : []
    }),
  )
  expect(said).toEqual([])
})
