import type { ViewHead } from '#catalogue/define-index.ts'

/** The head of the upcoming features. Apart from those of the other views, so that it is loaded with its view alone. */
export const upcomingHead: ViewHead = {
  title: 'Upcoming',
  description:
    'When newly available features become widely available, soonest first, with a calendar and a feed.',
}
