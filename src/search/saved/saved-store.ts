import { createStored } from '#search/state/stored.ts'

import { parseSaved } from './saved.ts'

export const saved = createStored({ name: 'saved', parse: parseSaved })
