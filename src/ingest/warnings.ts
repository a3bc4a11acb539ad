import { collidingCaniuseIds } from './content/redirects.ts'
import type { Sources } from './sources/sources.ts'
import type { ReleaseTable } from './support/release-table.ts'

const MOST_DAYS_BEHIND = 30

export function dataWarnings(
  { features, compat }: Pick<Sources, 'features' | 'compat'>,
  { newest }: Pick<ReleaseTable, 'newest'>,
): readonly string[] {
  return [
    ...ageWarning(features.newestRelease, newest),
    ...danglingWarning(features.features, compat.entries),
    ...collisionWarning(collidingCaniuseIds(features.features)),
  ]
}

function ageWarning(newestKnown: string, newestRelease: string): readonly string[] {
  const days = (Date.parse(newestRelease) - Date.parse(newestKnown)) / 86_400_000
  if (days <= MOST_DAYS_BEHIND) return []
  return [
    `web-features knows no release after ${newestKnown}; the newest release is of ${newestRelease}. Look for a newer web-features.`,
  ]
}

function danglingWarning(
  features: Sources['features']['features'],
  entries: Sources['compat']['entries'],
): readonly string[] {
  const dangling = [...features].flatMap(([id, { compat_features: keys = [] }]) =>
    keys.filter((key) => !entries.has(key)).map((key) => `${key} (${id})`),
  )
  if (dangling.length === 0) return []
  return [
    `${String(dangling.length)} compat keys of web-features are not in the compat data, the first is ${dangling[0] ?? ''}.`,
  ]
}

function collisionWarning(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return []
  return [`These caniuse ids are ids of other features and do not redirect: ${ids.join(', ')}.`]
}
