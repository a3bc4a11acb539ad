import { expect, test } from 'vitest'

import { nativeModules } from '#server/build/libraries/native-modules.ts'

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
  const { source = '' } = nativeModules.find(({ specifier }) => specifier.test(path)) ?? {}
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

type Listener = (...values: readonly unknown[]) => void

/** What the libraries call of an emitter. */
type Emitter = {
  addListener: (type: string, listener: Listener) => Emitter
  on: (type: string, listener: Listener) => Emitter
  once: (type: string, listener: Listener) => Emitter
  emit: (type: string, ...values: readonly unknown[]) => boolean
  removeListener: (type: string, listener: Listener) => Emitter
  removeAllListeners: (type?: string) => Emitter
  setMaxListeners: (count: number) => Emitter
}

/** What listeners hear, and in which order, while one leaves, one comes and one listens once. */
function hear(emitter: Emitter): readonly unknown[] {
  const heard: unknown[] = []
  const note =
    (name: string): Listener =>
    (...values) =>
      heard.push([name, ...values])
  const [first, late, alone] = [note('first'), note('late'), note('alone')]
  const leaves: Listener = () => {
    heard.push('leaves')
    emitter.removeListener('a', leaves).on('a', late)
  }
  emitter.setMaxListeners(20).on('a', first).on('a', leaves).on('a', first).once('a', note('once'))
  heard.push(emitter.emit('a', 1, 2), emitter.emit('a'), emitter.emit('b', 3))
  emitter.once('c', alone).removeListener('c', alone).removeListener('d', alone)
  heard.push(emitter.emit('c'), emitter.removeListener('a', first).emit('a', 4))
  emitter.addListener('b', alone).removeAllListeners('a')
  heard.push(emitter.emit('a'), emitter.emit('b', 5), emitter.removeAllListeners().emit('b'))
  return heard
}

/** A constructor, or an object with its methods whose constructor was never called: so the helper inherits them. */
const made: readonly (readonly [string, (Type: new () => Emitter) => Emitter])[] = [
  ['made by its constructor', (Type) => new Type()],
  ['with its methods alone', (Type) => Object.create(Type.prototype)],
]

test.each(made)(
  'an emitter %s tells its listeners what that of the libraries tells',
  async (_, make) => {
    const [{ default: Original }, { default: Native }] = await bothModules('@algolia/events')
    const expected = hear(make(Original))
    expect(expected.length).toBeGreaterThan(10)
    expect(hear(make(Native))).toEqual(expected)
  },
)

test('an emitter throws an error without listeners, as the emitter of the libraries does', async () => {
  for (const { default: Type } of await bothModules('@algolia/events')) {
    const emitter: Emitter = new Type()
    const error = new TypeError('a')
    expect(() => emitter.emit('error', error)).toThrow(error)
    expect(() => emitter.emit('error', { error })).toThrow(Error)
    expect(emitter.on('error', () => {}).emit('error', error)).toBe(true)
  }
})
