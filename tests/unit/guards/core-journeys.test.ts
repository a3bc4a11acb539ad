import { readdirSync, readFileSync } from 'node:fs'

import { parseAst } from 'rolldown/parseAst'
import { Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'

import { listNames } from '#catalogue/indices.ts'
import { listPath } from '#contracts/paths.ts'
import { plainViews } from '#contracts/views.ts'
import { shortcutKeys } from '#routes/shortcuts/shortcut-keys.ts'

const folder = 'tests/e2e'

/** The code of each journey of a file that `npm test` runs: its title has the tag. */
function coreJourneys(file: string): readonly string[] {
  const code = readFileSync(`${folder}/${file}`, 'utf8')
  const found: string[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title], start, end }) {
      const isTest = callee.type === 'Identifier' && callee.name === 'test'
      if (isTest && title && / @core['`]$/.test(code.slice(title.start, title.end))) {
        found.push(code.slice(start, end))
      }
    },
  })
  visitor.visit(parseAst(code, { lang: 'ts' }))
  return found
}

const journeys = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap(coreJourneys)

/** With addresses in patterns as they are in texts. */
const code = journeys.join('\n').replaceAll(String.raw`\/`, '/')

/** The paths that no journey opens or arrives at. */
const unvisited = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !new RegExp(String.raw`['"\`/^]${path}['"\`?$\\]`).test(code))

test('the journeys of `npm test` are some forty', () => {
  expect(journeys.length).toBeGreaterThan(35)
  expect(journeys.length).toBeLessThan(50)
})

test('the journeys of `npm test` visit every view and list, and a record of each list', () => {
  expect(unvisited([...plainViews.map(({ path }) => path), ...listNames.map(listPath)])).toEqual([])
  expect(unvisited(listNames.map((list) => `${listPath(list)}/[\\w.-]+`))).toEqual([])
})

test('the journeys of `npm test` press every key that is a shortcut', () => {
  const shortcuts = Object.values(shortcutKeys)
  const keys = [
    ...shortcuts.flatMap((shortcut) => ('single' in shortcut ? [shortcut.single] : [])),
    ...shortcuts.flatMap((shortcut) => ('named' in shortcut ? [shortcut.named.key] : [])),
  ]
  expect(keys.filter((key) => !code.includes(`press('${key}')`))).toEqual([])
})
