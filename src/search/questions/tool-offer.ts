import { releases as releasesBy } from 'virtual:releases'

import { knownBrowsers, readReleases } from '#catalogue/releases/known-releases.ts'
import { listPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { type AskedTool, ESR, type NamedRelease } from '#language/reading.ts'
import { browserNames, hasQueryName, queryNames } from '#lib/glossary.ts'
import { formatPairs } from '#lib/query-string.ts'
import { capitalized } from '#lib/sentence.ts'

import { offeredTools, type ToolOffer } from './tools.ts'

/** The tool that a text asks for, prefilled; undefined if the data has nothing for it. */
export function toolOffer(tool: AskedTool): ToolOffer | undefined {
  if (tool.kind === 'view') return offeredTools.find(({ href }) => href === `/${tool.view}`)
  if (tool.kind === 'support') return supportOffer(tool)
  const [from, to] = [releaseOf(tool.from), releaseOf(tool.to)]
  if (from === undefined || to === undefined) return undefined
  return {
    title: `Compare ${nameOf(from)} with ${nameOf(to)}`,
    about: 'Everything that changed between two releases',
    href:
      views.diff.path +
      formatPairs([
        ['from', idOf(from)],
        ['to', idOf(to)],
      ]),
  }
}

type Support = Extract<AskedTool, { readonly kind: 'support' }>

function supportOffer({ list, releases, area, q, can }: Support): ToolOffer {
  const isRun = list === 'compat'
  const named = `${area} ${isRun ? 'entries' : 'features'}`.trim()
  const what = isRun ? 'that run' : can === 'no' ? 'that do not work' : can && 'that work'
  const matching = q && `matching “${q}”`
  const where = `in ${releases.map(nameOf).join(', ')}`
  const targets = releases.flatMap(({ browser, version }) =>
    hasQueryName(browser) && version !== undefined ? `${queryNames[browser]} ${version}` : [],
  )
  return {
    title: capitalized([named, matching, what, where].filter((words) => words !== '').join(' ')),
    about: isRun ? 'Runs outside browsers too' : 'Support in browsers that you name',
    href:
      listPath(list) +
      formatPairs([
        ['q', q],
        ['path', area],
        ['targets', targets.join(', ')],
        targets.length === 0 ? ['runs', releases[0]?.browser ?? ''] : ['can', can],
      ]),
  }
}

/** With the version that was current on its day; undefined if none is known. */
function releaseOf({ browser, version, day }: NamedRelease): NamedRelease | undefined {
  if (day === undefined) return { browser, version }
  const known = knownBrowsers.find((one) => one === browser)
  const all = known === undefined ? [] : readReleases(releasesBy[known])
  const current = all.findLast((release) => release.day !== '' && release.day <= day)
  return current && { browser, version: current.version }
}

const nameOf = ({ browser, version }: NamedRelease): string =>
  version === undefined
    ? browserNames[browser]
    : `${browserNames[browser]} ${version === ESR ? 'ESR' : version}`

const idOf = ({ browser, version }: NamedRelease): string =>
  version === undefined ? browser : `${browser}-${version}`
