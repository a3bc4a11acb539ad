import { viewPaths } from '#contracts/paths.ts'

/** The views that compute something, in display order. */
export const tools = [
  {
    name: 'Check',
    title: 'Check code',
    about: 'Browsers that run your code',
    path: viewPaths.check,
  },
  {
    name: 'Compare',
    title: 'Compare releases',
    about: 'What changed between releases',
    path: viewPaths.diff,
  },
  {
    name: 'Sets',
    title: 'Feature set',
    about: 'Versions that a set needs',
    path: viewPaths.set,
  },
  {
    name: 'Upcoming',
    title: 'Upcoming',
    about: 'What gets Baseline, and when',
    path: viewPaths.upcoming,
  },
] as const
