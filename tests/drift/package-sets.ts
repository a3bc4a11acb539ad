import type { Published } from '#cli/data-command.ts'
import { compareVersions } from '#lib/version.ts'

/** A version of each data package, as they were together at some time. */
export type PackageSet = {
  readonly name: string
  readonly title: string
  /** "web-features@3.40.0" */
  readonly packages: readonly string[]
}

/** The sets to choose from, by what they take of the versions of a package, the oldest first. */
const sets = {
  newest: { title: 'the newest', choose: ({ latest }: Choice) => latest },
  previous: { title: 'one release earlier', choose: ({ versions }: Choice) => versions.at(-2) },
  month: { title: 'a month earlier', choose: (choice: Choice) => beforeDays(choice, 30) },
  quarter: { title: 'three months earlier', choose: (choice: Choice) => beforeDays(choice, 91) },
}

type SetName = keyof typeof sets

type Choice = Published & { readonly versions: readonly string[]; readonly today: Date }

/** The names of the sets. */
export const setNames: readonly SetName[] = ['newest', 'previous', 'month', 'quarter']

/**
 * Chooses the version of each package for a set. Versions before the newest are of its major version: no code reads
 * all shapes that a package ever had. Where none is old enough, the oldest of them is taken.
 */
export function packageSet(
  name: SetName,
  published: readonly Published[],
  today: Date,
): PackageSet {
  const { title, choose } = sets[name]
  const packages = published.map((one) => {
    const versions = versionsLike(one)
    const version = choose({ ...one, versions, today }) ?? versions[0] ?? one.latest
    return `${one.name}@${version}`
  })
  return { name, title, packages }
}

/** The stable versions of the same major version as the newest, from old to new; none above it. */
function versionsLike({ latest, times }: Published): readonly string[] {
  const major = `${latest.split('.', 1)[0] ?? ''}.`
  return Object.keys(times)
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && version.startsWith(major))
    .filter((version) => compareVersions(version, latest) <= 0)
    .toSorted(compareVersions)
}

const DAY = 86_400_000

function beforeDays({ versions, times, today }: Choice, days: number): string | undefined {
  const limit = today.getTime() - days * DAY
  return versions.findLast((version) => Date.parse(times[version] ?? '') <= limit)
}
