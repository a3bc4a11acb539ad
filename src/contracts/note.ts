import * as v from 'valibot'

import type { Infer } from '#lib/schema.ts'

const textNode = v.object({ type: v.picklist(['text', 'code', 'em']), value: v.string() })
const linkNode = v.object({ type: v.picklist(['link']), href: v.string(), value: v.string() })

export type NoteNode = Infer<typeof textNode> | Infer<typeof linkNode>

/** Not `v.union`: see `lib/schema.ts`. */
const noteNode = v.custom<NoteNode>((node) => v.is(textNode, node) || v.is(linkNode, node))

export const noteSchema = v.array(noteNode)

export type Note = Infer<typeof noteSchema>
