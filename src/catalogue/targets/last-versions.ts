import { coreBrowsers } from '#catalogue/browsers.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { queryNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'
import { compareVersions } from '#lib/version.ts'

import { displayName, outOn, type OwnSources } from './own-sources.ts'

/**
 * Where "last 2 versions" of browserslist begins with older versions than those of the data: caniuse
 * lacks releases of some browsers, and counts others otherwise.
 *
 * @param browsers what browserslist answers: "op_mob 80"
 */
export function remarkOnLast(
  text: string,
  browsers: readonly string[],
  sources: OwnSources,
): string | undefined {
  const [, count, major] = /^last (\d{1,3}) (?:.*? )??(major )?versions?$/iu.exec(text) ?? []
  if (count === undefined) return undefined
  const oldest = new Map<string, string>()
  for (const browser of browsers) {
    const [agent = '', version = ''] = browser.split(' ')
    const known = oldest.get(agent) ?? version
    oldest.set(agent, compareVersions(version, known) < 0 ? version : known)
  }
  const older = [...oldest].flatMap(([agent, version]) => {
    const all = outWithData(agent, sources)
    const majors = [...new Set(all.map((one) => one.split('.')[0] ?? ''))]
    const own = (major === undefined ? all : majors).at(-Number(count))
    return compareVersions(version, own ?? '0') < 0 ? `${displayName(agent)} ${version}` : []
  })
  const names = joinWords(older)
  return names === '' ? undefined : `Browserslist begins with ${names}; the data has newer ones.`
}

/** The browsers of a set that the build has resolved, without those that others count as, too. */
export function unmixed(targets: Targets, { data }: OwnSources): readonly string[] {
  const mixed = new Set(Object.values(data.engines).map(({ as }) => as))
  return coreBrowsers.flatMap((browser) =>
    targets[browser] === undefined || mixed.has(browser)
      ? []
      : [`${queryNames[browser]} ${targets[browser]}`],
  )
}

/** The versions that were out on the day of the data. */
function outWithData(agent: string, sources: OwnSources): readonly string[] {
  // Caniuse counts the versions of the Android browser, which are those of Chrome, by itself.
  return agent === 'android' ? [] : outOn(agent, { ...sources, today: sources.data.day })
}
