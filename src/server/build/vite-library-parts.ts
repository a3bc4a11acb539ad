import type { Plugin } from 'vite'

type Change = readonly [found: RegExp, replacement: string]

/** Changes of the module of the router; the page behaves the same. */
const routerChanges: readonly Change[] = [
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
  [
    /^ {2}let dataRouterState = dataRouterOpts\?\.state;$/gm,
    '  const dataRouterState = undefined;',
  ],
  [/^RenderErrorBoundary\.contextType = \w+;$/gm, ''],
]

/** Changes of the module that sends the requests of the client. */
const clientChanges: readonly Change[] = [
  // Answers that come as a stream of events, which searches do not.
  [
    /^ {2}async function\* requestStream\(/gm,
    '  const requestStream = undefined;\n  async function* unusedRequestStream(',
  ],
]

type Library = {
  readonly name: string
  readonly file: RegExp
  /** Text of the one of these files that is changed. */
  readonly has: string
  readonly changes: readonly Change[]
}

const libraries: readonly Library[] = [
  {
    name: 'react-router',
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    has: 'PrefetchPageLinks',
    changes: routerChanges,
  },
  {
    name: '@algolia/client-common',
    file: /\/@algolia\/client-common\/dist\/common\.js$/,
    has: 'requestStream',
    changes: clientChanges,
  },
]

/**
 * Lets the build leave out the parts of libraries that the page does not use, such as forms. Stops the build where a
 * library is not written as expected, so that a new version cannot bring them back unseen.
 */
export function libraryPartsPlugin(): Plugin[] {
  return libraries.map(partsPlugin)
}

function partsPlugin({ name, file, has, changes }: Library): Plugin {
  let missing = changes
  return {
    name: `plinth-library-parts-${name}`,
    apply: 'build',
    transform: {
      filter: { id: file, code: has },
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
          `${name} has nothing like ${first[0]} any more: see whether the page still leaves out what it does not use.`,
        )
      }
    },
  }
}
