import * as databases from 'fake-indexeddb'
import { vi } from 'vitest'

/** Gives a test the databases of a browser, empty and in memory, until its globals are restored. */
export function stubDatabases(): void {
  for (const [name, value] of Object.entries(databases))
    if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new databases.IDBFactory())
}
