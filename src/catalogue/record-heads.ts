import { plainCodeText } from '#lib/code-text.ts'

import type { BaselineStatus } from './baseline.ts'
import { baselineLabels } from './baseline.ts'
import type { ViewHead } from './view-heads.ts'

type FeatureWords = {
  readonly name: string
  readonly description: string
  readonly baseline: BaselineStatus
}

/** The head of a feature's page. */
export function featureHead({ name, description, baseline }: FeatureWords): ViewHead {
  return {
    title: name,
    description: sentences(plainCodeText(description), `${baselineLabels[baseline]}.`),
  }
}

type CompatWords = {
  readonly name: string
  readonly kind: string
  readonly description?: string | undefined
}

/** The head of a compat entry's page. */
export function compatHead({ name, kind, description = '' }: CompatWords): ViewHead {
  const about = plainCodeText(description)
  return {
    title: name,
    description: sentences(
      `${name} (${kind}).`,
      // Many entries are described by their name and nothing else.
      about === name ? '' : about,
      'Browser support by version and date, with notes, flags and Baseline status.',
    ),
  }
}

type SpecWords = { readonly title: string; readonly org: string; readonly status: string }

/** The head of a specification's page. */
export function specHead({ title, org, status }: SpecWords): ViewHead {
  return {
    title,
    description: `${title} (${org}, ${status}): what it defines, and how much of it works in which browser.`,
  }
}

/** The head of a release's page. */
export function releaseHead({ name }: { readonly name: string }): ViewHead {
  return {
    title: name,
    description: `What shipped in ${name}: features, interfaces, properties and everything else that became usable.`,
  }
}

function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' ')
}
