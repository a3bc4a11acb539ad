import { releases } from 'virtual:releases'

import { targetLabel } from '#catalogue/platforms.ts'
import { readReleases } from '#catalogue/releases/known-releases.ts'
import { statusesOn } from '#catalogue/releases/on-day.ts'

/**
 * The Extended Support Releases of Firefox on a day, as chips name them: "Firefox 153".
 *
 * @param today `YYYY-MM-DD`
 */
export function extendedOn(today: string): ReadonlySet<string> {
  const firefox = readReleases(releases.firefox)
  const statuses = statusesOn(firefox, today)
  return new Set(
    firefox.flatMap(({ version }, place) =>
      statuses[place] === 'esr' ? targetLabel('firefox', Number(version)) : [],
    ),
  )
}
