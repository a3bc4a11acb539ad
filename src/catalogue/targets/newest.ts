import { targetLabel, type TargetName, targetNames, targetVersion } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { browserNames } from '#lib/glossary.ts'

/** The newest version of each browser and runtime, released or announced: "157". */
export type NewestVersions = { readonly [Name in TargetName]?: string }

/**
 * Names the versions that do not exist, with the nearest, as a sentence; empty if all do.
 * @param own the browser of the visit, which may be newer than the data
 */
export function beyondNewest(targets: Targets, newest: NewestVersions, own: Targets = {}): string {
  return targetNames
    .flatMap((name) => {
      const [asked, known] = [targets[name], newest[name]]
      if (asked === undefined || known === undefined || asked === own[name]) return []
      const nearest = targetVersion(name, known)
      return asked <= nearest
        ? []
        : `${targetLabel(name, asked)} is not known. The newest ${browserNames[name]} known is ${known}.`
    })
    .join(' ')
}
