import { expect, test } from 'vitest'

import { checkMixtures } from './mixtures.ts'

test('of any mixture, nothing works that is not checked, and each part is asked about once at most', async () => {
  await expect(checkMixtures(300)).resolves.toBeUndefined()
})
