import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { fnv1a } from '#lib/fnv1a.ts'
import type { Compressor } from '#provider/compressor.ts'
import { Directory } from '#provider/protocol/state/directory.ts'
import { Rows } from '#provider/protocol/state/rows.ts'
import { deflate } from '#server/store/deflate.ts'
import { codePoint } from '#tests/support/code-point.ts'

/** A change of a number; null deletes it. If its flag is set, a fork precedes it. */
const changes = fc.array(
  fc.record({
    number: fc.nat(400),
    item: fc.option(fc.string({ unit: codePoint, maxLength: 3 })),
    forks: fc.boolean(),
  }),
  { maxLength: 60 },
)

const ascending = ([a]: readonly [number, string], [b]: readonly [number, string]): number => a - b

/** Number of texts that are never compressed. */
const PLAIN = 65_536

// The first numbers of a set, and those around the first compressed one.
test.each([0, PLAIN - 200])(
  'rows from %d on behave as a sorted map, and changes of a fork do not change the original',
  (start) => {
    fc.assert(
      fc.property(fc.nat(400), changes, (count, list) => {
        const naive = new Map<number, string>()
        let rows = new Rows(deflate)
        // First set numbers in ascending order, as insertions do; enough that most are packed.
        for (let number = start; number < start + count; number++) {
          rows.set(number, `first – ${number}`)
          naive.set(number, `first – ${number}`)
        }
        const moved = list.map((change) => ({ ...change, number: start + change.number }))
        for (const { number, item, forks } of moved.filter((change) => naive.has(change.number))) {
          const before = rows
          const held = [...before.entries()]
          rows = forks ? before.fork() : rows
          if (item === null) rows.delete(number)
          else if (rows.get(number) !== undefined) rows.set(number, item)
          if (item === null) naive.delete(number)
          else if (naive.has(number)) naive.set(number, item)
          expect(forks ? [...before.entries()] : held).toEqual(held)
          expect(rows.size).toBe(naive.size)
          expect(rows.get(number)).toBe(naive.get(number))
        }
        expect([...rows.entries()]).toEqual([...naive].toSorted(ascending))
      }),
    )
  },
)

/** Leaves bytes unchanged; `sizes` lists the sizes of compressed and expanded blocks. */
function createSpyCompressor() {
  const compress = vi.fn<Compressor['compress']>((bytes: Uint8Array) => bytes)
  const expand = vi.fn<Compressor['expand']>((bytes: Uint8Array) => bytes)
  const sizes = () => [compress, expand].map(({ mock }) => mock.calls.map(([{ length }]) => length))
  return { compress, expand, sizes }
}

/** Adds 256 texts of a kilobyte, which fill two chunks. A later text closes the second one. */
function addTexts(rows: Rows, start: number): void {
  for (let at = 0; at <= 256; at++) rows.set(start + at, String(at).padEnd(1024, '.'))
}

test('rows leave the first 65,536 texts as they are', () => {
  const compressor = createSpyCompressor()
  const rows = new Rows(compressor)
  addTexts(rows, PLAIN - 257)
  expect(rows.get(PLAIN - 200)).toMatch(/^57\.+$/)
  expect(compressor.sizes()).toEqual([[], []])
})

test('rows compress later texts in blocks of 8 kB, and expand a block once to read texts side by side', () => {
  const compressor = createSpyCompressor()
  const rows = new Rows(compressor)
  addTexts(rows, PLAIN)
  for (const at of [8, 9, 15, 16]) expect(rows.get(PLAIN + at)).toMatch(new RegExp(`^${at}\\.+$`))
  const [compressed, expanded] = compressor.sizes()
  expect(compressed).toEqual(Array.from({ length: 32 }, () => 8192))
  expect(expanded).toEqual([8192, 8192])
})

/** A directory, and the names that it does not store. */
function named(directory = new Directory(), names: ReadonlyMap<number, string> = new Map()) {
  const known = new Map(names)
  return {
    add(name: string, number: number) {
      known.set(number, name)
      directory.add(name, number)
    },
    delete: (name: string, number: number) => directory.delete(name, number),
    get: (name: string) => directory.get(name, (number) => known.get(number) === name),
    fork: () => named(new Directory(directory), known),
  }
}

test('changes of forks of a directory change neither it nor each other', () => {
  const names = Array.from({ length: 3000 }, (_, number) => `name ${number}`)
  const whole = named()
  for (const [number, name] of names.entries()) whole.add(name, number)
  const [one, other] = [whole.fork(), whole.fork()]
  for (const [number, name] of names.slice(0, 1500).entries()) one.delete(name, number)
  for (const [number, name] of names.entries()) other.add(`${name}!`, 10_000 + number)
  other.delete('name 7', 7)
  other.add('name 7', 70_000)
  expect(names.map((name) => whole.get(name))).toEqual([...names.keys()])
  expect(names.filter((name) => one.get(name) === undefined)).toEqual(names.slice(0, 1500))
  expect(names.map((name) => other.get(`${name}!`))).toEqual(names.map((_, at) => 10_000 + at))
  expect(['name 7', 'name 8'].map(other.get)).toEqual([70_000, 8])
  expect(one.get('name 2000!')).toBeUndefined()
})

test('names with the same hash have each their own number', () => {
  // Two of the shortest collisions of the hash: http://www.isthe.com/chongo/tech/comp/fnv/
  const [first, second] = ['costarring', 'liquid']
  expect(fnv1a(first)).toBe(fnv1a(second))
  const directory = named()
  directory.add(first, 1)
  expect(directory.get(second)).toBeUndefined()
  directory.add(second, 2)
  expect([first, second].map(directory.get)).toEqual([1, 2])
  directory.delete(first, 1)
  expect([first, second].map(directory.get)).toEqual([undefined, 2])
})

test('a directory stores names such as __proto__, and numbers beyond 32 bits', () => {
  const directory = named()
  expect(directory.get('__proto__')).toBeUndefined()
  directory.add('__proto__', 2 ** 40)
  directory.delete('constructor', 0)
  expect(directory.get('__proto__')).toBe(2 ** 40)
})
