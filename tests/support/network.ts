import { setupServer } from 'msw/node'

/** The network of the ui tests: a request that no handler answers is an error that names it. */
export const network = setupServer()
