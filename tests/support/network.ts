import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

import { targetsData } from './targets-data.ts'

/**
 * The network of the ui tests: a request that no handler answers is an error that names it. Each view
 * with browsers reads their data, which is the same for all.
 */
export const network = setupServer(http.get('*/targets.json', () => HttpResponse.json(targetsData)))
