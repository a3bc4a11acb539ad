import type { ReleaseRecord } from '#catalogue/releases/record.ts'

/** Where a release stands in its life, in words. */
export const releaseStatusLabels = {
  current: 'Current',
  beta: 'Beta',
  nightly: 'Nightly',
  planned: 'Planned',
  esr: 'Extended support',
  retired: 'Retired',
} as const satisfies Record<ReleaseRecord['status'], string>
