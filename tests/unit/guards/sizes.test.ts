import { posix } from 'node:path'

import { expect, test } from 'vitest'

import { doors } from './directions.ts'
import { budgets, codeLinesOf, countRooms } from './room-sizes.ts'
import { files, imports, readCode, testedFiles } from './source-imports.ts'

/** A file with fewer lines belongs to the one that imports it. */
const SMALL = 20

test('every room has a budget of code lines, and no more lines than that', () => {
  const sizes = countRooms()
  expect([...sizes.keys()].toSorted()).toEqual(Object.keys(budgets).toSorted())
  const over = [...sizes].filter(([room, { lines }]) => lines > (budgets[room] ?? 0))
  expect(over.map(([room, { lines }]) => `${room} has ${lines} code lines`)).toEqual([])
})

test('a line counts if it has code', () => {
  expect(codeLinesOf('/** A\n * B */\nconst a = 1 // c\n\n// d\n  const b = "/* e */"\n')).toBe(2)
})

test('no file under 20 lines is imported by one file of its folder alone, and by no test', () => {
  const importers = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    for (const target of targets.values()) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
    }
  }
  const small = files.filter((file) => {
    const [importer = '', ...others] = importers.get(file) ?? []
    const isJoined = posix.dirname(importer) === posix.dirname(file) && others.length === 0
    if (!isJoined || isDoor(importer) || tested.has(file)) return false
    return !isLoadedLater(importer, file) && codeLinesOf(readCode(file)) < SMALL
  })
  expect(small).toEqual([])
})

/** The files of `src` that tests import. */
const tested = new Set(testedFiles())

const isDoor = (file: string): boolean =>
  doors[posix.dirname(file)]?.includes(posix.basename(file)) === true

/** Whether a file is imported by `import()`, so that it has a script of its own. */
const isLoadedLater = (importer: string, file: string): boolean =>
  readCode(importer).includes(`import('./${posix.basename(file)}')`)
