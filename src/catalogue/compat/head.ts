import type { ViewHead } from '#catalogue/define-index.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { sentences } from '#lib/sentence.ts'

type Texts = {
  readonly name: string
  readonly kind: string
  readonly description?: string | undefined
}

export function compatHead({ name, kind, description = '' }: Texts): ViewHead {
  const about = plainCodeText(description)
  return {
    title: name,
    description: sentences(
      `${name} (${kind}).`,
      // The description of many entries only repeats their name.
      about === name ? '' : about,
      'Browser support by version and date, with notes, flags and Baseline status.',
    ),
  }
}
