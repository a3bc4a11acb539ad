import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { checkedCode } from './checked-code.ts'
import { plantedExtensions, type PlantedFile, plantIn, plants } from './planting.ts'

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

const FILES = 2000

/** Random numbers from a seed, in [0, 1): the generator "mulberry32". */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function plantedFiles(): readonly PlantedFile[] {
  const random = randomFrom(45)
  const pick = <Value>(list: readonly Value[]): Value => {
    const value = list[Math.floor(random() * list.length)]
    if (value === undefined) throw new RangeError('The list is empty')
    return value
  }
  const files: PlantedFile[] = []
  while (files.length < FILES) {
    const file = plantIn(pick(plantedExtensions), pick)
    if (file !== undefined) files.push(file)
  }
  return files
}

const files = plantedFiles()

test('the plants are entries', () => {
  expect(plants.filter(({ key }) => !index.has(key))).toEqual([])
})

test('a use that is planted anywhere in code is found, or something is said to be unread', () => {
  const code = files.filter(({ isInert }) => !isInert)
  const results = code.map(({ name, text, plant }) => {
    const { keys, unread, problems } = checkedCode(name, text, index)
    return { name, text, isFound: keys.includes(plant.key), caveats: [...unread, ...problems] }
  })
  const silent = results.filter(({ isFound, caveats }) => !isFound && caveats.length === 0)
  expect(silent.slice(0, 5)).toEqual([])
  const found = results.filter(({ isFound }) => isFound)
  expect(found.length / code.length).toBeGreaterThan(0.95)
})

test('a use that is planted in a comment or a text is not found', () => {
  const inert = files.filter(({ isInert }) => isInert)
  expect(inert.length).toBeGreaterThan(FILES / 10)
  const found = inert.filter(({ name, text, plant }) =>
    checkedCode(name, text, index).keys.includes(plant.key),
  )
  expect(found.slice(0, 5)).toEqual([])
})
