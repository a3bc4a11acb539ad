import * as v from 'valibot'

import { flag, type Infer, tableOf, texts } from '#lib/schema.ts'

import { noteSchema } from './note.ts'

const supportStatement = v.object({
  /** "105", "≤79", "preview"; false: not supported. */
  added: v.custom<string | false>((added) => added === false || typeof added === 'string'),
  removed: v.exactOptional(v.string()),
  /** The last version that had it, if it was removed. */
  last: v.exactOptional(v.string()),
  partial: v.exactOptional(flag),
  prefix: v.exactOptional(v.string()),
  alternativeName: v.exactOptional(v.string()),
  flags: v.exactOptional(
    v.array(v.object({ type: v.string(), name: v.string(), value: v.exactOptional(v.string()) })),
  ),
  notes: v.exactOptional(v.array(noteSchema)),
  tracked: v.exactOptional(texts),
})

/** A support statement of a browser in the compat data. */
export type SupportStatement = Infer<typeof supportStatement>

/** One of the buckets of support tables: BCD key → browser → statements, newest first. */
export const supportBucketSchema = tableOf(tableOf(v.array(supportStatement)))

export type SupportBucket = Infer<typeof supportBucketSchema>
