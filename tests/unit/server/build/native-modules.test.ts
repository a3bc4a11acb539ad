import { expect, test } from 'vitest'

import { nativeModules } from '#server/build/native-modules.ts'

type Helper = (...values: readonly unknown[]) => unknown

/** The helper of the libraries, and what stands in its place. */
async function both(name: string): Promise<readonly [original: Helper, native: Helper]> {
  const path = `@swc/helpers/esm/${name}.js`
  const { source = '' } = nativeModules.find(({ specifier }) => specifier.test(path)) ?? {}
  const modules = await Promise.all([
    import(/* @vite-ignore */ path),
    import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`),
  ])
  const [original, native] = modules.map(({ _ }: { readonly _: Helper }) => _)
  return [original!, native!]
}

const symbol = Symbol('symbol')
const hostile: object = JSON.parse('{"__proto__": {"polluted": true}, "a": 2}')

type Input = () => readonly unknown[]

const cases: readonly (readonly [name: string, inputs: readonly Input[]])[] = [
  [
    '_object_spread',
    [
      () => [{}, { a: 1, [symbol]: 2 }],
      () => [{ a: 1 }, { a: 2, b: undefined }, null, undefined, { c: [3] }],
      () => [{}, hostile],
    ],
  ],
  [
    '_object_spread_props',
    [
      () => [
        { a: 1, b: 1 },
        { b: 2, [symbol]: 3 },
      ],
      () => [{ a: 1 }, null],
      () => [{}, hostile],
    ],
  ],
  [
    '_object_without_properties',
    [() => [{ a: 1, b: 2, c: undefined }, ['b']], () => [null, ['a']], () => [{ a: 1 }, []]],
  ],
  ['_to_consumable_array', [() => [[1, undefined, [2]]], () => [new Set([1, 2])]]],
  ['_type_of', ['a', undefined, null, symbol, new Date()].map((value) => () => [value])],
  ['_instanceof', [() => [[], Array], () => [null, Object], () => [{}, Array]]],
]

test.each(cases)('%s gives what the helper of the libraries gives', async (name, inputs) => {
  const [original, native] = await both(name)
  for (const input of inputs) {
    const [expected, found] = [original(...input()), native(...input())]
    expect(found).toEqual(expected)
    expect(Object.getPrototypeOf(Object(found))).toBe(Object.getPrototypeOf(Object(expected)))
  }
})

test.each([
  ['a list', [1, 2, 3]],
  [
    'a map',
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  ],
])('the first parts of %s are those that the helper of the libraries gives', async (_, value) => {
  const [original, native] = await both('_sliced_to_array')
  const [expected, found] = [original(value, 2), native(value, 2)]
  expect(Array.isArray(found) && found.slice(0, 2)).toEqual(
    Array.isArray(expected) && expected.slice(0, 2),
  )
})
