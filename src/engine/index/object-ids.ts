import type { StoredRecord } from '#engine/types.ts'

import { Uint32List } from './typed-lists.ts'

/**
 * Finds records by their objectID: a hash table with open addressing, without the texts. By slot,
 * the number of a record plus 1; 0 is empty. At most half of the slots are taken.
 */
export type ObjectIDs = Uint32Array

/** Collects the objectIDs of records in the order of their numbers. */
export function createObjectIDReader() {
  const hashes = new Uint32List()
  return {
    add: ({ objectID }: StoredRecord): void => hashes.push(hashOf(objectID)),
    finish(): ObjectIDs {
      const taken = hashes.takeArray()
      const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * taken.length + 2)))
      for (const [record, hash] of taken.entries()) {
        let slot = slotOf(slots, hash)
        while (slots[slot] !== 0) slot = slotOf(slots, slot + 1)
        slots[slot] = record + 1
      }
      return slots
    },
  }
}

/**
 * The number of the record with an objectID; undefined if there is none.
 * @param at reads the record with a number
 */
export function findObjectID(
  slots: ObjectIDs,
  objectID: string,
  at: (record: number) => StoredRecord | undefined,
): number | undefined {
  for (let slot = slotOf(slots, hashOf(objectID)); ; slot = slotOf(slots, slot + 1)) {
    const taken = slots[slot] ?? 0
    if (taken === 0) return undefined
    if (at(taken - 1)?.objectID === objectID) return taken - 1
  }
}

/** The size of the table is a power of two. */
function slotOf(slots: ObjectIDs, hash: number): number {
  return hash & (slots.length - 1)
}

/** FNV-1a of the UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  }
  return (hash ^ (hash >>> 15)) >>> 0
}
