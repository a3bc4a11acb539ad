import type { ViewHead } from '../view-heads.ts'

/** The head of the comparison of releases; beside it, because every view loads the heads in `view-heads.ts`. */
export const diffHead: ViewHead = {
  title: 'Compare releases',
  description: 'Everything that changed between two releases of a browser, or of two browsers.',
}
