import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { Directory } from '#provider/protocol/state/directory.ts'
import { Rows } from '#provider/protocol/state/rows.ts'
import { codePoint } from '#tests/support/code-point.ts'

/** What happens to a number; null deletes it. A fork comes before every change whose flag is set. */
const changes = fc.array(
  fc.record({
    number: fc.nat(400),
    item: fc.option(fc.string({ unit: codePoint, maxLength: 3 })),
    forks: fc.boolean(),
  }),
  { maxLength: 60 },
)

const ascending = ([a]: readonly [number, string], [b]: readonly [number, string]): number => a - b

test('rows behave as a sorted map, and changes of a fork do not change the original', () => {
  fc.assert(
    fc.property(fc.nat(400), changes, (count, list) => {
      const naive = new Map<number, string>()
      let rows = new Rows()
      // Numbers are first given in ascending order, as insertions are; so many that most of them are packed.
      for (let number = 0; number < count; number++) {
        rows.set(number, `first – ${number}`)
        naive.set(number, `first – ${number}`)
      }
      for (const { number, item, forks } of list.filter((change) => naive.has(change.number))) {
        const before = rows
        const held = [...before.entries()]
        rows = forks ? new Rows(before) : rows
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
})

test('a directory finds every one of thousands of names, and its forks are independent', () => {
  const names = Array.from({ length: 3000 }, (_, number) => `name ${number}`)
  const whole = new Directory()
  for (const [number, name] of names.entries()) whole.set(name, number)
  const [one, other] = [new Directory(whole), new Directory(whole)]
  for (const name of names.slice(0, 1500)) one.delete(name)
  for (const name of names) other.set(`${name}!`, 1)
  other.set('name 7', 70_000)
  expect(names.map((name) => whole.get(name))).toEqual([...names.keys()])
  expect(names.filter((name) => one.get(name) === undefined)).toEqual(names.slice(0, 1500))
  expect([other.get('name 7'), other.get('name 8'), one.get('name 2000!')]).toEqual([
    70_000,
    8,
    undefined,
  ])
})

test('a directory stores names such as __proto__', () => {
  const directory = new Directory()
  expect(directory.get('__proto__')).toBeUndefined()
  directory.set('__proto__', 3)
  directory.delete('constructor')
  expect(directory.get('__proto__')).toBe(3)
})
