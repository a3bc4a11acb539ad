/** What is found in the code of a library, and what takes its place. */
export type Change = readonly [found: RegExp, replacement: string]

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

/** Compositions, initial results and events, which the page does not have, and methods for pages without components. */
const instantSearchChanges: readonly Change[] = [
  [/\b_?this\.compositionID\b(?! =)/g, 'undefined'],
  [/\bif \(this\._searchFunction\)/g, 'if (false)'],
  [/\bif \(this\._initialResults\)/g, 'if (false)'],
  [/\bif \(typeof this\._insights === 'undefined'\)/g, 'if (false)'],
  // The only call of a method that is left out below, and what that method does.
  [/\bthis\.removeWidgets\(this\.mainIndex\b/g, 'this.mainIndex.removeWidgets(this.mainIndex'],
  ...[
    '_isSearchStalled',
    'unuse',
    'EXPERIMENTAL_use',
    'addWidgets?',
    'removeWidgets?',
    'createURL',
  ].map((name): Change => [
    new RegExp(`^ {8}\\{\\n {12}key: "${name}",[^]*?\\n {8}\\},\\n`, 'gm'),
    '',
  ]),
]

/** The same of its indices, and indices that are searched apart from the others. */
const indexChanges: readonly Change[] = [
  [/\binstantSearchInstance\.compositionID\b/g, 'undefined'],
  [/\bvar indexInitialResults = .*;$/gm, 'const indexInitialResults = undefined;'],
  [/\bif \(isolated\)/g, 'if (false)'],
]

/** What the hooks ask of a server that renders them: in the page there is none. */
const contextChanges: readonly Change[] = [
  [/\bvar serverContext = useInstantSearchServerContext\(\)/g, 'const serverContext = null'],
  [/\bvar (ssrContext|serverState) = useInstantSearchSSRContext\(\)/g, 'const $1 = null'],
]

const apiChanges: readonly Change[] = [
  ...contextChanges,
  [
    /\bvar waitForResultsRef = useRSCContext\(\)\.waitForResultsRef/g,
    'const waitForResultsRef = null',
  ],
  [/\bnextUserAgent\(getNextVersion\(\)\)/g, 'null'],
]

const widgetChanges: readonly Change[] = [
  [
    /\bvar _useRSCContext = useRSCContext\(\), .*;$/gm,
    'const waitForResultsRef = null, countRef = null',
  ],
]

/** Middlewares that components add: the page has none. */
const middlewareChanges: readonly Change[] = [
  [/\bvar addMiddlewares = useCallback\([^]*?\n {4}\]\);/g, 'const addMiddlewares = undefined;'],
]

/** A library of which the build leaves parts out. */
export type Library = {
  readonly name: string
  readonly file: RegExp
  /** Text of the file, where several have such a name. */
  readonly has?: string
  readonly changes: readonly Change[]
}

export const libraries: readonly Library[] = [
  {
    name: 'react-router',
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    has: 'PrefetchPageLinks',
    changes: routerChanges,
  },
  {
    name: '@algolia/client-common',
    file: /\/@algolia\/client-common\/dist\/common\.js$/,
    changes: clientChanges,
  },
  {
    name: 'instantsearch.js',
    file: /\/instantsearch\.js\/es\/lib\/InstantSearch\.js$/,
    changes: instantSearchChanges,
  },
  {
    name: "instantsearch.js's index",
    file: /\/instantsearch\.js\/es\/widgets\/index\/index\.js$/,
    changes: indexChanges,
  },
  ...Object.entries({
    'hooks/useConnector': contextChanges,
    'hooks/useInstantSearch': middlewareChanges,
    'lib/useIndex': contextChanges,
    'lib/useInstantSearchApi': apiChanges,
    'lib/useWidget': widgetChanges,
  }).map(([file, changes]) => ({
    name: `react-instantsearch-core/${file}`,
    file: new RegExp(`/react-instantsearch-core/dist/es/${file}\\.js$`),
    changes,
  })),
]
