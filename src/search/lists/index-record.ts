import * as v from 'valibot'

const recordSchema = v.object({ objectID: v.string() })

/** Whether a hit is a record at all: a provider may return `null`. */
export const isIndexRecord = (hit: unknown) => v.is(recordSchema, hit)
