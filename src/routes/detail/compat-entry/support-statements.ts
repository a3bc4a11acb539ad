import type { NoteNode, SupportBucket, SupportStatement } from '#catalogue/content.ts'
import { isTableOf } from '#routes/detail/content-shapes.ts'

/** Whether a file holds support tables: key → browser → statements. */
export function isSupportBucket(value: unknown): value is SupportBucket {
  return isTableOf(value, (table) => isTableOf(table, isListOf(isStatement)))
}

function isStatement(value: unknown): value is SupportStatement {
  if (!isObject(value) || !('added' in value)) return false
  const { added, ...rest } = value
  return (
    (typeof added === 'string' || added === false) &&
    Object.entries(rest).every(([name, field]) => isField(name, field))
  )
}

/** What newer data may say beside these is not shown, and so not looked at. */
function isField(name: string, value: unknown): boolean {
  switch (name) {
    case 'removed':
    case 'prefix':
    case 'alternativeName':
      return typeof value === 'string'
    case 'partial':
      return value === true
    case 'flags':
      return isListOf(isFlag)(value)
    case 'notes':
      return isListOf(isListOf(isNoteNode))(value)
    default:
      return true
  }
}

function isFlag(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value, 'type') &&
    isText(value, 'name') &&
    (!('value' in value) || typeof value.value === 'string')
  )
}

const nodeTypes: readonly NoteNode['type'][] = ['text', 'code', 'em', 'link']

function isNoteNode(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value, 'value') &&
    nodeTypes.some((type) => type === Reflect.get(value, 'type')) &&
    (Reflect.get(value, 'type') !== 'link' || isText(value, 'href'))
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isText(value: object, name: string): boolean {
  return typeof Reflect.get(value, name) === 'string'
}

function isListOf(isItem: (item: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(isItem)
}
