import type { IndexRecord } from '#catalogue/define-index.ts'
import { isShape, isText } from '#lib/shapes.ts'

/** Whether a hit is a record at all: a provider may return `null`. */
export const isIndexRecord = isShape<IndexRecord>({ objectID: isText })
