/** A module of a library, and what takes its place. */
export type ReplacedModule = {
  /** How the importing module names it. */
  readonly specifier: RegExp
  readonly source: string
}

/** The packages whose imports are replaced: InstantSearch and its hooks for React. */
export const REPLACED_IN = /\/node_modules\/(?:instantsearch\.js|react-instantsearch(?:-core)?)\//

/** Modules that InstantSearch imports in every page and this page cannot use. */
const unusedModules: readonly ReplacedModule[] = [
  {
    // The router for pages without one, with its query string parser. The page has a router.
    specifier: /\/routers\/history\.js$/,
    source: `export default () => { throw new Error('InstantSearch was given no router') }`,
  },
  {
    // Loads a script from a content delivery network when an answer asks for it. The page sends its own events.
    specifier: /\/createInsightsMiddleware\.js$/,
    source: `export const createInsightsMiddleware = () => () => ({
      started() {}, subscribe() {}, unsubscribe() {}, onStateChange() {},
    })`,
  },
  {
    // Helpers for templates of text. The page renders with React.
    specifier: /\/createHelpers\.js$/,
    source: 'export default () => ({})',
  },
]

/** Helpers for browsers that are older than those the page supports. They run at each key; the language is faster. */
const nativeModules: readonly ReplacedModule[] = [
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
    specifier: /^use-sync-external-store\/shim/,
    source: "export { useSyncExternalStore } from 'react'",
  },
]

/** All of them. A module that a new version renames is no longer replaced; a unit test says which. */
export const replacedModules: readonly ReplacedModule[] = [...unusedModules, ...nativeModules]
