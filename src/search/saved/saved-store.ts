import { createStored } from '#search/state/stored.ts'

import { parseSaved } from './saved.ts'

/** The visitor's saved entries, stored in this browser only. */
export const saved = createStored({ name: 'saved', parse: parseSaved })
