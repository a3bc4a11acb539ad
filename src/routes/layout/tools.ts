import { viewPaths } from '#contracts/paths.ts'

/** The tools as the header names them. */
export const tools = [
  { name: 'Check', path: viewPaths.check },
  { name: 'Compare', path: viewPaths.diff },
  { name: 'Sets', path: viewPaths.set },
  { name: 'Upcoming', path: viewPaths.upcoming },
] as const
