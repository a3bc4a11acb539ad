import { type Operation, isShrinking } from './plan.ts'
import { formatTable } from './table.ts'

const count = (number: number): string => number.toLocaleString('en')

function describe(operation: Operation): string {
  if (operation.kind === 'settings') {
    const { changed } = operation
    return changed === undefined ? 'create the index' : `change ${changed.join(', ')}`
  }
  if (operation.kind === 'synonyms') {
    return `replace ${count(operation.before)} by ${count(operation.synonyms.length)}`
  }
  const { before, records } = operation
  const action = before === undefined ? 'add' : `replace ${count(before)} by`
  const warning = isShrinking(operation) ? ' (loses more than 30 %)' : ''
  return `${action} ${count(records.length)}${warning}`
}

/** The plan as a table for a person. */
export const showPlan = (operations: readonly Operation[]): string =>
  formatTable([
    ['index', 'what', 'change'],
    ...operations.map((operation) => [operation.index, operation.kind, describe(operation)]),
  ])

function asData(operation: Operation): object {
  const { kind, index } = operation
  if (kind === 'settings') return { kind, index, changed: operation.changed ?? null }
  const after = kind === 'synonyms' ? operation.synonyms.length : operation.records.length
  return { kind, index, before: operation.before ?? null, after }
}

/** The plan as data: what would be sent is counted, not repeated. */
export const planAsData = (operations: readonly Operation[]): readonly object[] =>
  operations.map(asData)
