import type { ReplacedModule } from './replaced-module.ts'

/**
 * What the libraries bring for browsers that are too old for the page, and what the others do themselves. These run at
 * each key, and the language is faster than what imitates it.
 */
export const nativeModules: readonly ReplacedModule[] = [
  {
    specifier: /\/_object_spread\.js$/,
    source: `export const _ = (target, ...sources) =>
      sources.reduce((merged, source) => ({ ...merged, ...source }), target)`,
  },
  {
    specifier: /\/_object_spread_props\.js$/,
    source: 'export const _ = (target, source) => ({ ...target, ...source })',
  },
  {
    specifier: /\/_object_without_properties\.js$/,
    source: `export const _ = (source, excluded) =>
      Object.fromEntries(Object.entries(source ?? {}).filter(([name]) => !excluded.includes(name)))`,
  },
  {
    specifier: /\/_sliced_to_array\.js$/,
    source: 'export const _ = (list) => (Array.isArray(list) ? list : [...list])',
  },
  {
    specifier: /\/_to_consumable_array\.js$/,
    source: 'export const _ = (list) => [...list]',
  },
  { specifier: /\/_to_array\.js$/, source: 'export const _ = (list) => [...list]' },
  { specifier: /\/_extends\.js$/, source: 'export const _ = Object.assign' },
  {
    specifier: /\/_inherits\.js$/,
    source: `export const _ = (type, base) => {
      Object.setPrototypeOf(type.prototype, base.prototype)
      Object.setPrototypeOf(type, base)
    }`,
  },
  {
    specifier: /\/_call_super\.js$/,
    source: `export const _ = (instance, type, values = []) =>
      Reflect.construct(Object.getPrototypeOf(type), values, instance.constructor)`,
  },
  { specifier: /\/_type_of\.js$/, source: 'export const _ = (value) => typeof value' },
  {
    specifier: /\/_instanceof\.js$/,
    source: 'export const _ = (value, type) => value instanceof type',
  },
  {
    // An emitter of Node, with warnings of leaks and events about its own listeners. The helper never calls its constructor.
    specifier: /^@algolia\/events$/,
    source: `export default class EventEmitter {
  addListener(type, listener) {
    this._events ??= {}
    this._events[type] = [...this.listeners(type), listener]
    return this
  }
  on(type, listener) {
    return this.addListener(type, listener)
  }
  once(type, listener) {
    const once = (...values) => {
      this.removeListener(type, once)
      listener.apply(this, values)
    }
    once.listener = listener
    return this.on(type, once)
  }
  emit(type, ...values) {
    const listeners = this.listeners(type)
    if (type === 'error' && listeners.length === 0) {
      throw values[0] instanceof Error ? values[0] : new Error('Unhandled: ' + values[0])
    }
    for (const listener of listeners) listener.apply(this, values)
    return listeners.length > 0
  }
  listeners(type) {
    return this._events?.[type] ?? []
  }
  removeListener(type, listener) {
    const listeners = this.listeners(type)
    const place = listeners.findLastIndex((known) => known === listener || known.listener === listener)
    if (place >= 0) this._events[type] = listeners.toSpliced(place, 1)
    return this
  }
  removeAllListeners(type) {
    if (type === undefined) this._events = {}
    else if (this._events) this._events[type] = []
    return this
  }
  setMaxListeners() {
    return this
  }
}`,
  },
  {
    specifier: /^use-sync-external-store\/shim/,
    source: "export { useSyncExternalStore } from 'react'",
  },
]
