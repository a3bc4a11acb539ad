import { expect, test } from 'vitest'

import { runtimes, type TargetName, targetNames, targetVersion } from '#catalogue/platforms.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { type Statement, statementsOf } from './compat-package.ts'
import { runtimeReadings } from './feature-states.ts'
import { supportIn } from './statements.ts'
import { releasesOf } from './states.ts'

const { records, summary } = await loadCatalogue()

const isEnded = ({ version_removed: removed }: Statement) => removed !== undefined

/** The first versions of the statements of an entry that a later version ended. */
function endedIn(key: string, browser: TargetName): readonly string[] {
  return statementsOf(key, browser)
    .filter(isEnded)
    .flatMap(({ version_added: added }) =>
      typeof added === 'string' && /^[\d.]+$/.test(added) ? added : [],
    )
}

test('no version that has an entry is said to lack it because a later version had lost it', () => {
  const wrong: string[] = []
  let regained = 0
  for (const { objectID: key, support, platforms } of records.compat) {
    for (const browser of targetNames) {
      for (const version of endedIn(key, browser)) {
        if (!supportIn(key, browser, version).full) continue
        const targets = { [browser]: targetVersion(browser, version) }
        const verdict = verdictOf({ support, platforms }, onlyThese(targets), summary.asOf)
        const said = verdictReasons(verdict).join()
        if (said.includes('lack')) wrong.push(`${key} ${browser} ${version}: ${said}`)
        if (verdict.blockers.some(({ ranges }) => ranges !== undefined)) regained++
      }
    }
  }
  expect(wrong).toEqual([])
  expect(regained).toBeGreaterThan(0)
})

test('of a feature, no release of a runtime that has it is said to lack it, and all ranges are named', () => {
  let regained = 0
  const wrong = records.features.flatMap(({ objectID: id, support, platforms }) =>
    runtimes.flatMap((runtime) => {
      const found = runtimeReadings(id, runtime) ?? []
      const last = found.findLastIndex(({ state }) => state !== 'full')
      return found.flatMap(({ state }, place) => {
        if (state !== 'full' || place > last || last === found.length - 1) return []
        regained++
        const version = releasesOf(runtime)[place]?.version ?? ''
        const targets = { [runtime]: targetVersion(runtime, version) }
        const verdict = verdictOf({ support, platforms }, onlyThese(targets), summary.asOf)
        const said = verdictReasons(verdict).join()
        return said.includes('lack') ? [`${id} ${runtime} ${version}: ${said}`] : []
      })
    }),
  )
  expect(wrong).toEqual([])
  expect(regained).toBeGreaterThan(0)
})
