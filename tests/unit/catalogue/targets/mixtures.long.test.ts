import { expect, test } from 'vitest'

import { checkMixtures } from './mixtures.ts'

test('of five thousand mixtures, nothing works that is not checked', async () => {
  await expect(checkMixtures(5000)).resolves.toBeUndefined()
})
