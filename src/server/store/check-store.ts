/** Reads every entry of a store, in its own process: reading a damaged file can crash it. */
import { openDatabase, readEntries } from './store-entries.ts'

const [folder = ''] = process.argv.slice(2)
const database = openDatabase(folder, true)
try {
  for (const [key] of readEntries(database, '')) void key
} finally {
  await database.close()
}
