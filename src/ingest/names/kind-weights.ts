import type { CompatKind } from '#catalogue/compat/kinds.ts'

import table from './kind-weights.json' with { type: 'json' }

/**
 * How likely a typed name means this kind. Tuned with queries whose best result is known; only
 * order and rough distances matter.
 */
export const kindWeights: Readonly<Record<CompatKind, number>> = table.weights
