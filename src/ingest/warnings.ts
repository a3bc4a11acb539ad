import { collidingCaniuseIds } from './content/redirects.ts'
import type { RenamedKeys } from './joins/renamed-keys.ts'
import type { Sources } from './sources/sources.ts'
import type { ReleaseTable } from './support/release-table.ts'

type WarningFacts = {
  readonly releases: Pick<ReleaseTable, 'newest'>
  readonly renamed: RenamedKeys
}

const MOST_DAYS_BEHIND = 30

export function dataWarnings(
  { features }: Pick<Sources, 'features'>,
  { releases: { newest }, renamed }: WarningFacts,
): readonly string[] {
  return [
    ...ageWarning(features.newestRelease, newest),
    ...danglingWarning(renamed),
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

function danglingWarning(renamed: RenamedKeys): readonly string[] {
  const gone = [...renamed].filter(([, to]) => to.length === 0)
  const [first] = gone
  if (first === undefined) return []
  return [
    `${String(gone.length)} compat keys of web-features are not in the compat data, and nothing shows what replaced them; the first is ${first[0]}. If something has, add it to src/ingest/joins/renamed-keys.ts.`,
  ]
}

function collisionWarning(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return []
  return [`These caniuse ids are ids of other features and do not redirect: ${ids.join(', ')}.`]
}
