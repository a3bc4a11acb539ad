import { viewPaths } from '#contracts/paths.ts'

/** The views that compute something, in display order. */
export const tools = [
  {
    title: 'Check code',
    about: 'Browser support of CSS, HTML and JavaScript that you paste',
    path: viewPaths.check,
  },
  {
    title: 'Compare releases',
    about: 'Everything that changed between two browser releases',
    path: viewPaths.diff,
  },
  {
    title: 'Feature set',
    about: 'Lowest versions that support several features together',
    path: viewPaths.set,
  },
  {
    title: 'Upcoming',
    about: 'When features become widely available',
    path: viewPaths.upcoming,
  },
] as const
