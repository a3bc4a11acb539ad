import { openDatabase } from '#server/store/store-entries.ts'

/** Begins to read the store in the folder that is the argument, says "reading", and goes on until it is killed. */
const [folder = ''] = process.argv.slice(2)
const database = openDatabase(folder, true)
const transaction = database.useReadTransaction()
for (const { key } of database.getRange({ limit: 1, transaction }))
  process.stdout.write(`reading ${key}\n`)
setInterval(() => {}, 1000)
