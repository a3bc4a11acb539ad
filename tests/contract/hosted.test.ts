import { describe } from 'vitest'

import { wireTests } from './wire.ts'

const { ALGOLIA_APP_ID: appId = '', ALGOLIA_WRITE_KEY: adminKey = '' } = process.env

// The same suite against the hosted service, if the environment has an application and a key.
describe.skipIf(appId === '' || adminKey === '')('hosted', () => {
  wireTests(async () => ({
    fetch: (request) => fetch(request),
    origin: `https://${appId}.algolia.net`,
    appId,
    adminKey,
    isHosted: true,
    prefix: `plinth_contract_${Date.now()}_`,
  }))
})
