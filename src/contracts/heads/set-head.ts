import type { ViewHead } from '#catalogue/define-index.ts'

/** The head of the view of a set. Apart from those of the other views, so that it is loaded with its view alone. */
export const setHead: ViewHead = {
  title: 'Feature set',
  description:
    'Check several web platform features together: lowest common browser versions, what blocks them, Baseline dates and usage by country.',
}
