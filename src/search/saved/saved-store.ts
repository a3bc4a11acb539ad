import { createStored } from '#search/state/stored.ts'

import { parseSaved } from './saved.ts'

/** What the visitor has saved, in this browser alone. */
export const saved = createStored({ name: 'saved', parse: parseSaved })
