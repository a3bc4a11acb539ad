import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/

type Change = readonly [found: RegExp, replacement: string]

/** Changes of the router's module; the page behaves the same. */
const changes: readonly Change[] = [
  // Warnings for developers.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  // Names for the developer tools: an assignment keeps a component that nothing uses.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Calls of which the build does not know that they change nothing.
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // Fetches modules of routes in advance, for applications that the router builds itself.
  [
    /^function PrefetchPageLinks\(/gm,
    'const PrefetchPageLinks = () => null;\nfunction UnusedPrefetchPageLinks(',
  ],
  // The same in each link: four hooks, of which only such an application makes use.
  [
    /^function usePrefetchBehavior\(/gm,
    'const usePrefetchBehavior = () => [false, null, {}];\nfunction useUnusedPrefetchBehavior(',
  ],
  // Transitions, navigation and errors of such an application.
  [
    /^function useViewTransitionState\(/gm,
    'const useViewTransitionState = () => false;\nfunction useUnusedViewTransitionState(',
  ],
  [/\bisDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateUnstable()'],
  [
    /^function RSCErrorHandler\(/gm,
    'const RSCErrorHandler = () => null;\nfunction UnusedRSCErrorHandler(',
  ],
]

/**
 * Lets the build leave out the parts of the router that the page does not use, such as forms. Stops the build where the
 * router is not written as expected, so that a new version cannot bring them back unseen.
 */
export function routerPartsPlugin(): Plugin {
  let missing = changes
  return {
    name: 'plinth-router-parts',
    apply: 'build',
    transform: {
      filter: { id: ROUTER, code: 'PrefetchPageLinks' },
      handler(code) {
        missing = missing.filter(([found]) => code.search(found) === -1)
        const changed = changes.reduce(
          (text, [found, replacement]) => text.replaceAll(found, replacement),
          code,
        )
        return { code: changed, map: null }
      },
    },
    buildEnd(error) {
      const [first] = missing
      if (error === undefined && first !== undefined) {
        this.error(
          `react-router has nothing like ${first[0]} any more: see whether the page still leaves out what it does not use.`,
        )
      }
    },
  }
}
