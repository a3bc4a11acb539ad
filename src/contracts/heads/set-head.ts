import type { ViewHead } from '#catalogue/define-index.ts'

/** In its own module, so that only its view loads it. */
export const setHead: ViewHead = {
  title: 'Feature set',
  description:
    'Check several web platform features together: lowest common browser versions, what blocks them, Baseline dates and usage by country.',
}
