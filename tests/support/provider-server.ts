import { join } from 'node:path'

import { createProvider } from '#provider/provider.ts'
import { readServerEnvironment } from '#server/environment/server-environment.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { openStore } from '#server/store/lmdb-store.ts'

import { PATIENT } from './patient.ts'

/**
 * The provider on its durable store, served as `npm start` serves it, but empty and without a page: for tests that need
 * a process to kill and no catalogue, which takes seconds to read.
 */
const environment = readServerEnvironment(process.env, 0)
const { appId, searchKey, adminKey = '', hostname, dataFolder } = environment
const store = await openStore(join(dataFolder, 'store'))
const provider = createProvider({ ...PATIENT, appId, adminKey, searchKey, store })
const { address } = await listen(createSite({ provider, hostname }), environment)
process.stdout.write(`Plinth is at ${address}\n`)
