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
  { specifier: /\/_type_of\.js$/, source: 'export const _ = (value) => typeof value' },
  {
    specifier: /\/_instanceof\.js$/,
    source: 'export const _ = (value, type) => value instanceof type',
  },
  {
    specifier: /^use-sync-external-store\/shim/,
    source: "export { useSyncExternalStore } from 'react'",
  },
]
