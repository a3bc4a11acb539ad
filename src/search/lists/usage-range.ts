import type { RangeDefinition } from './list-definition.ts'

/** The share of visitors whose browsers have something. */
export const usageRange = {
  attribute: 'usage',
  title: 'Global usage, %',
  kind: 'percent',
  label: 'Usage',
  limits: { min: 0, max: 100 },
} as const satisfies RangeDefinition
