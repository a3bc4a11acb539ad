import { isPlatform, type TargetName, targetNames } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { type Can, isChecked, readBrowsers } from '#search/targets/browsers-state.ts'
import { resolutions, resolveTargets } from '#search/targets/resolve-targets.ts'

/**
 * The filter for the `browsers` of a list's state, in the syntax of `filters`; empty if there is
 * nothing to check: the records have no browser support data, or the text names no browser that can be
 * checked. The page says so. Call after `prepareBrowsers`.
 *
 * @param index the name of an index or a replica
 */
export function browsersFilter(index: string, browsers: string): string {
  const { targets, can } = readBrowsers(browsers)
  if (can === '' || !isChecked(index)) return ''
  const resolution = resolutions.get().get(targets)
  return resolution && resolution.status === 'known' ? conditionOf(resolution.targets, can) : ''
}

/**
 * Resolves the text on browsers that `browsersFilter` reads; undefined if there is none, or if it is
 * resolved.
 *
 * @throws TargetsUnavailable if the code that reads the text cannot be loaded
 */
export function prepareBrowsers(browsers: string): Promise<unknown> | undefined {
  const { targets, can } = readBrowsers(browsers)
  return can === '' || resolutions.get().get(targets) ? undefined : resolveTargets(targets)
}

/**
 * No existence checks: a record has an unreachable number for each browser without support. What
 * works in part is usable in all targets, and short of plain support in at least one.
 */
export function conditionOf(targets: Targets, can: Exclude<Can, ''>): string {
  const each = (plain: 'min' | 'usable', sign: '<=' | '>') =>
    targetNames.flatMap((name) => {
      const version = targets[name]
      return version === undefined ? [] : `${attributeOf(name, plain)} ${sign} ${version}`
    })
  if (can === 'yes') return each('min', '<=').join(' AND ')
  if (can === 'no') return anyOf(each('usable', '>'))
  return [...each('usable', '<='), anyOf(each('min', '>'))].join(' AND ')
}

const anyOf = (filters: readonly string[]): string => `(${filters.join(' OR ')})`

function attributeOf(name: TargetName, plain: 'min' | 'usable'): string {
  if (!isPlatform(name)) return `${plain}.${name}`
  return `${plain === 'min' ? 'platformMin' : 'platformUsable'}.${name}`
}
