import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createRouterMiddleware } from 'instantsearch.js/es/middlewares/createRouterMiddleware.js'
import { expect, test } from 'vitest'

import { replacedModules } from '#server/build/libraries/replaced-modules.ts'
import { root } from '#tests/support/server.ts'

type Helper = (...values: readonly unknown[]) => unknown

/** The helper of the libraries, and what stands in its place. */
async function both(name: string): Promise<readonly [original: Helper, native: Helper]> {
  const modules = await bothModules(`@swc/helpers/esm/${name}.js`)
  const [original, native] = modules.map(({ _ }: { readonly _: Helper }) => _)
  return [original!, native!]
}

const bothModules = (path: string) =>
  Promise.all([import(/* @vite-ignore */ path), loadNative(path)])

function loadNative(path: string) {
  const { source = '' } = replacedModules.find(({ specifier }) => specifier.test(path)) ?? {}
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)
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
  ['_extends', [() => [{ a: 1 }, { a: 2, b: undefined }, null, { [symbol]: 3 }]]],
  ['_to_array', [() => [[1, undefined, [2]]], () => [new Set([1, 2])]]],
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

type CallSuper = (instance: object, type: object, values?: readonly unknown[]) => object

class Base {
  static readonly kind = 'base'
  readonly values: readonly unknown[]
  constructor(...values: readonly unknown[]) {
    this.values = values
  }
}

test('a type that inherits by the helpers makes instances of both types, and has what its base has', async () => {
  const inherits = await bothModules('@swc/helpers/esm/_inherits.js')
  const callSuper = await bothModules('@swc/helpers/esm/_call_super.js')
  for (const [place, { _: inherit }] of inherits.entries()) {
    const { _: call }: { readonly _: CallSuper } = callSuper[place]
    function Derived(this: object) {
      return call(this, Derived, [1, 2])
    }
    Reflect.apply(inherit, undefined, [Derived, Base])
    const found: unknown = Reflect.construct(Derived, [])
    expect(found).toBeInstanceOf(Base)
    expect(found).toBeInstanceOf(Derived)
    expect(found).toEqual(expect.objectContaining({ values: [1, 2] }))
    expect(Reflect.get(Derived, 'kind')).toBe('base')
  }
})

/** What the ES modules of a package import, as they name it. */
async function importsOf(folder: string): Promise<readonly string[]> {
  const path = join(root, 'node_modules', folder)
  const names = await readdir(path, { recursive: true })
  const files = names.filter((name) => name.endsWith('.js'))
  const codes = await Promise.all(files.map((name) => readFile(join(path, name), 'utf8')))
  return codes.flatMap((code) =>
    Array.from(code.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g), ([, specifier = '']) => specifier),
  )
}

test('each replaced module is one that the installed libraries import', async () => {
  const folders = ['instantsearch.js/es', 'react-instantsearch-core/dist/es']
  const imports = (await Promise.all(folders.map(importsOf))).flat()
  const unknown = replacedModules.filter(
    ({ specifier }) => !imports.some((id) => specifier.test(id)),
  )
  expect(unknown.map(({ specifier }) => specifier)).toEqual([])
})

test('the tests run the libraries with the same modules replaced as the build', () => {
  expect(() => createRouterMiddleware()).toThrow('InstantSearch was given no router')
})
