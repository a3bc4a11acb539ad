import { formatCount, pluralize } from '#lib/format-count.ts'
import {
  type Estimate,
  type IndexEstimate,
  type SettingsEstimate,
  type Usage,
  warnings,
} from '#provision/estimate.ts'
import { isShrinking, type Operation } from '#provision/plan.ts'

import { formatTable } from './terminal.ts'

const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`

const change = (before: number | undefined, after: number): string =>
  `${before === undefined ? 'none' : formatCount(before)} → ${formatCount(after)}`

const row = (one: IndexEstimate): readonly string[] => [
  one.index,
  change(one.before, one.after),
  describeSettings(one.settings),
  change(one.synonyms.before, one.synonyms.after),
  describeReplicas(one.replicas),
  formatCount(one.operations),
  megabytes(one.bytes),
]

const head = ['index', 'records', 'settings', 'synonyms', 'replicas', 'operations', 'size']

/** The plan as text: a table of indices, a table of limits, and warnings. */
export function showPlan(operations: readonly Operation[], estimated: Estimate): string {
  const leftovers = operations.filter(({ kind }) => kind === 'leftover')
  const usages = estimated.usages.map((usage) => [
    usage.what,
    formatCount(usage.used),
    formatCount(usage.limit),
    describeRoom(usage),
  ])
  const total = estimated.indices.reduce((sum, { operations: some }) => sum + some, 0)
  return [
    formatTable([head, ...estimated.indices.map(row)]),
    '',
    formatTable([['at most in use', 'about', 'free plan', ''], ...usages]),
    '',
    `About ${formatCount(total)} operations as they are charged.`,
    ...leftovers.map(({ index }) => `${index} was left behind by a run that was killed: delete.`),
    ...[...describeShrinking(operations), ...warnings(estimated)].map((line) => `Warning: ${line}`),
  ].join('\n')
}

function describeRoom({ used, limit, weeks }: Usage): string {
  if (used > limit) return 'EXCEEDED'
  return weeks === undefined ? 'ok' : `ok, for about ${pluralize(weeks, 'week', 'weeks')}`
}

function asData(operation: Operation): object {
  const { kind, index } = operation
  if (kind === 'leftover') return { kind, index }
  if (kind === 'settings') return { kind, index, changed: operation.changed ?? null }
  const after = kind === 'synonyms' ? operation.synonyms.length : operation.records.length
  return { kind, index, before: operation.before ?? null, after }
}

/** The plan as data, with counts in place of the records and synonyms. */
export const planAsData = (operations: readonly Operation[], estimated: Estimate): object => ({
  operations: operations.map(asData),
  indices: estimated.indices.map((index) => ({ ...index, before: index.before ?? null })),
  usages: estimated.usages,
  warnings: [...describeShrinking(operations), ...warnings(estimated)],
})

function describeSettings(settings: SettingsEstimate): string {
  if (settings === 'none') return 'same'
  return settings === 'new' ? 'new' : `change ${settings.join(', ')}`
}

function describeReplicas(replicas: IndexEstimate['replicas']): string {
  if (replicas.length === 0) return 'none'
  const touched = replicas.filter(({ settings }) => settings !== 'none')
  const what = touched.map(({ name, settings }) => `${name}: ${describeSettings(settings)}`)
  return `${replicas.length}${what.length === 0 ? '' : ` (${what.join('; ')})`}`
}

function describeShrinking(operations: readonly Operation[]): readonly string[] {
  return operations
    .filter(isShrinking)
    .map(({ index }) => `${index} would lose more than 30 % of its records.`)
}
