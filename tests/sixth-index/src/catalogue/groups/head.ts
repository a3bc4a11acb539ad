import type { ViewHead } from '#catalogue/define-index.ts'

/** The head of the page of a group. */
export function groupHead({ name }: { readonly name: string }): ViewHead {
  return { title: name, description: `The features of the web platform in the group ${name}.` }
}
