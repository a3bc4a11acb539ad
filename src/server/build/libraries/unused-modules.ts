import type { ReplacedModule } from './replaced-module.ts'

/** Modules of InstantSearch that come along whether they are used or not. */
export const unusedModules: readonly ReplacedModule[] = [
  {
    // Loads a script from a content delivery network when an answer asks for it, and reports the widget tree
    // and its options. The page sends its own events, after the visitor has agreed, without it.
    specifier: /\/createInsightsMiddleware\.js$/,
    source: `export const createInsightsMiddleware = () => () => ({
      started() {}, subscribe() {}, unsubscribe() {}, onStateChange() {},
    })`,
  },
  {
    // The router for pages without one, with its query string parser: 11 kB after gzip.
    specifier: /\/routers\/history\.js$/,
    source: `export default () => { throw new Error('InstantSearch was given no router') }`,
  },
  {
    // Describes the widgets for the crawler of the hosted provider.
    specifier: /\/createMetadataMiddleware\.js$/,
    source: `export const isMetadataEnabled = () => false
export const createMetadataMiddleware = () => { throw new Error('There is no crawler') }`,
  },
  {
    // Takes over the answers of a page that a server has rendered; without any it does nothing.
    specifier: /\/hydrateSearchClient\.js$/,
    source: 'export const hydrateSearchClient = () => {}',
  },
  {
    // The same of recommendations.
    specifier: /\/hydrateRecommendCache\.js$/,
    source: 'export const hydrateRecommendCache = () => {}',
  },
  {
    // Adds an address of the library's documentation to the messages for developers.
    specifier: /\/documentation\.js$/,
    source: `export const createDocumentationLink = () => ''
export const createDocumentationMessageGenerator = () => (message) => message`,
  },
  {
    // Events of widgets, of which the page uses none: it sends its own.
    specifier: /\/createSendEventForHits\.js$/,
    source: `export const _buildEventPayloadsForHits = () => []
export const createBindEventForHits = () => () => ''
export const createSendEventForHits = () => () => {}`,
  },
  {
    specifier: /\/createSendEventForFacet\.js$/,
    source: 'export const createSendEventForFacet = () => () => {}',
  },
  {
    // Says of whom a recommendation is asked for: the page says that itself, after the visitor has agreed.
    specifier: /\/addInsightsToRecommendParameters\.js$/,
    source: 'export const addInsightsToRecommendParameters = (parameters) => parameters',
  },
  {
    // For templates of text, which the page has none of.
    specifier: /\/createHelpers\.js$/,
    source: 'export default () => ({})',
  },
]
