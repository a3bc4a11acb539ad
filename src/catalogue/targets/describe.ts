import { phoneBrowsers } from '#catalogue/browsers.ts'
import { targetLabel, type TargetName, targetNames, versionLabel } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { queryNames } from '#lib/glossary.ts'

/** What a text of browsers means, as far as it is judged. */
export type MeantTargets = {
  readonly targets: Targets
  /** The newest versions that are meant; without one, all later versions are. */
  readonly upTo?: Targets | undefined
}

/** What is meant, by browser: "Safari 15.4 to 27.2", "Chrome 109+", "Firefox 153". */
export function describeRanges({ targets, upTo = {} }: MeantTargets): readonly string[] {
  return namesOf(targets).map((name) => {
    const [from = 0, to] = [targets[name], upTo[name]]
    const label = targetLabel(name, from)
    if (to === undefined) return `${label}+`
    return to === from ? label : `${label} to ${versionLabel(name, to)}`
  })
}

/** A name with what it means: "defaults (Chrome 109+, Firefox 140)"; versions by number need no more. */
export function nameInFull(name: string, meaning: MeantTargets): string {
  const ranges = describeRanges(meaning).join(', ')
  return ranges === name ? name : `${name} (${ranges})`
}

const namesOf = (targets: Targets): readonly TargetName[] =>
  targetNames.filter((name) => targets[name] !== undefined)

/** Queries for the browsers of phones beside those of the desktop; none if a phone is among the targets. */
export function missingPhones(targets: Targets): readonly string[] {
  const phones = [...phoneBrowsers]
  if (phones.some(([phone]) => targets[phone] !== undefined)) return []
  return phones.flatMap(([phone, desktop]) => {
    const version = targets[desktop]
    return version === undefined ? [] : [`${queryNames[phone]} ${version}`]
  })
}
