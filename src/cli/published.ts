import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { dataPackages } from '#ingest/content/summary.ts'
import { formatDay } from '#lib/format-day.ts'

/** What the registry has of a package. */
export type Published = {
  readonly name: string
  /** The version that is installed without naming one. */
  readonly latest: string
  /** Version → when it was published. */
  readonly times: Readonly<Record<string, string>>
  /** What its authors say to those who still install it: usually the name of its successor. */
  readonly deprecated?: string | undefined
}

/** Asks the registry what it has of each data package. */
export async function readRegistry(): Promise<readonly Published[]> {
  return Promise.all(
    dataPackages.map(async ({ name }) => {
      const { stdout } = await promisify(execFile)('npm', ['view', name, '--json'])
      const { 'dist-tags': tags, time, deprecated } = JSON.parse(stdout)
      return { name, latest: tags.latest, times: time, deprecated }
    }),
  )
}

/** Days without a release after which a package counts as abandoned: half a year. */
const RESTING = 182

/** The elements of HTML change less often: at most 384 days have lain between two releases. */
const restingDays: ReadonlyMap<string, number> = new Map([['@webref/elements', 545]])

const DAY = 86_400_000

/**
 * A sentence for each package that is not maintained under its name any more, by its authors' word
 * or by the age of its newest release. Installing the newest version of such a name succeeds for
 * ever.
 */
export function describeAbandoned(published: readonly Published[], today: Date): readonly string[] {
  return published.flatMap(({ name, latest, times, deprecated }) => {
    if (deprecated !== undefined) {
      return [`${name} is deprecated: "${deprecated}" Decide where its data comes from now.`]
    }
    const released = times[latest] ?? ''
    const days = Math.floor((today.getTime() - Date.parse(released)) / DAY)
    if (days <= (restingDays.get(name) ?? RESTING)) return []
    return [
      `${name} has had no release for ${String(days)} days, since ${formatDay(released.slice(0, 10))}. Decide whether its data has moved ` +
        'to another package, or whether it rests: then raise its days in src/cli/published.ts.',
    ]
  })
}
