import { baselineLabels, baselineStatuses } from '#catalogue/baseline.ts'
import type { ViewHead } from '#catalogue/define-index.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { sentences } from '#lib/sentence.ts'

type Texts = { readonly name: string; readonly description: string; readonly baseline: string }

/** An unknown status counts as limited availability. */
export function featureHead({ name, description, baseline }: Texts): ViewHead {
  const status = baselineStatuses.find((known) => known === baseline) ?? 'limited'
  return {
    title: name,
    description: sentences(plainCodeText(description), `${baselineLabels[status]}.`),
  }
}
