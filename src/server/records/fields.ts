import * as v from 'valibot'

import { RECORD_VERSION } from './record-json.ts'

/* Fields of the answers to programs. */

/** The fields with which every record begins. */
export const frameFields = <const Kind extends string>(kind: Kind) => ({
  version: v.pipe(
    v.number(),
    v.integer(),
    v.value(RECORD_VERSION),
    v.description('Rises if a field changes or is removed. New fields do not raise it.'),
  ),
  kind: v.picklist([kind]),
  id: v.string(),
})

export const dayField = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

export const linkField = v.pipe(v.string(), v.url())

export const countField = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Ids of records; the description says of which. */
export const idsField = (description: string) =>
  v.pipe(v.array(v.string()), v.description(description))

export const usageField = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.description('Percentage of visitors with a known browser that has it; approximate.'),
)

export const whyField = v.pipe(
  v.string(),
  v.description('Which browsers lack it and how, in one line.'),
)

export const secureContextField = v.optional(
  v.pipe(
    v.boolean(),
    v.description(
      'True if its Web IDL limits it to secure contexts: pages on https and on localhost.',
    ),
  ),
)
