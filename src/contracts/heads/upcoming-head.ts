import type { ViewHead } from '#catalogue/define-index.ts'

/** In its own module, so that only its view loads it. */
export const upcomingHead: ViewHead = {
  title: 'Upcoming',
  description:
    'When newly available features become widely available, soonest first, with a calendar and a feed.',
}
