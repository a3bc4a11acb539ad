import { expect, onTestFinished, test } from 'vitest'

import { connectWithin } from '#provision/client.ts'
import { readServerEnvironment } from '#server/environment/server-environment.ts'
import { checkData } from '#server/start/check.ts'
import { openEmbedded } from '#server/start/embedded.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

test('the check of a store names settings that only the hosted provider follows', async () => {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  const environment = readServerEnvironment(
    { PLINTH_DATA: folder, PLINTH_ADMIN_KEY: 'admin-key-of-the-tests' },
    0,
  )
  const { provider, adminKey, close } = await openEmbedded(environment)
  const client = connectWithin(provider, { appId: environment.appId, key: adminKey })
  await client.setSettings({ indexName: 'plain', indexSettings: { hitsPerPage: 5 } })
  await client.setSettings({ indexName: 'own', indexSettings: { mode: 'neuralSearch' } })
  await close()
  const { lines } = await checkData(environment)
  expect(lines.filter((line) => line.includes('hosted provider'))).toEqual([
    'own: with mode, the hosted provider finds or ranks otherwise; the embedded one ignores it.',
  ])
})
