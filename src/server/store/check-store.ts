/** Reads every entry of a store. Separate, because reading a damaged file can end the process. */
import { openDatabase, readEntries } from './store-entries.ts'

const [folder = ''] = process.argv.slice(2)
const database = openDatabase(folder, true)
try {
  for (const [key] of readEntries(database, '')) void key
} finally {
  await database.close()
}
