import { budgets, countRooms } from '#tests/unit/guards/room-sizes.ts'

/** Prints the size of each room beside its budget: `node --import @oxc-node/core/register tests/support/print-rooms.ts` */

for (const [room, { files, lines }] of countRooms()) {
  const columns = [room.padEnd(16), files, lines, budgets[room] ?? 0]
  process.stdout.write(`${columns.map((column) => String(column).padStart(7)).join(' ')}\n`)
}
