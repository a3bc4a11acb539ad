/**
 * Reads every entry of a store, in its own process: reading a damaged file can crash it. With a
 * second folder, first copies the store into it, also while it is written, and reads the copy.
 */
import { openDatabase, readEntries } from './store-entries.ts'

const [folder = '', copy] = process.argv.slice(2)

async function copyTo(target: string): Promise<void> {
  const database = openDatabase(folder, true)
  try {
    // Compact: what was deleted must not be in the free pages of a copy.
    await database.backup(target, true)
  } finally {
    await database.close()
  }
}

if (copy !== undefined) await copyTo(copy)
const database = openDatabase(copy ?? folder, true)
try {
  for (const [key] of readEntries(database, '')) void key
} finally {
  await database.close()
}
