/**
 * Reads every entry of a store, in a separate process: where a damaged file ends the process that reads it
 * (a memory map past the end of the file does), it ends this one. Run by `lmdb-store.ts`.
 */
import { openDatabase, readEntries } from './store-entries.ts'

const [folder = ''] = process.argv.slice(2)
const database = openDatabase(folder, true)
try {
  for (const [key] of readEntries(database, '')) void key
} finally {
  await database.close()
}
