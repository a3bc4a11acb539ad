import { parseSaved } from './saved.ts'
import { createStored } from './stored.ts'

/** What the visitor has saved, in this browser alone. */
export const saved = createStored({ name: 'saved', parse: parseSaved })
