import { releases as releasesBy } from 'virtual:releases'

import { knownBrowsers, readReleases } from '#catalogue/releases/known-releases.ts'
import { listPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { type AskedTool, ESR, type NamedRelease } from '#language/reading.ts'
import { browserNames, hasQueryName, queryNames } from '#lib/glossary.ts'
import { formatPairs } from '#lib/query-string.ts'

import { offeredTools, type ToolOffer } from './tools.ts'

/** The tool that a text asks for, prefilled; undefined if the data has nothing for it. */
export function toolOffer(tool: AskedTool): ToolOffer | undefined {
  switch (tool.kind) {
    case 'view':
      return offeredTools.find(({ href }) => href === `/${tool.view}`)
    case 'since': {
      const { browser, day } = tool
      const version = currentOn(browser, day)
      return version === undefined
        ? undefined
        : comparison({ browser, version }, { browser, version: undefined })
    }
    case 'compare':
      return comparison(tool.from, tool.to)
    case 'runs':
      return runsOffer(tool)
    case 'support':
    default:
      return supportOffer(tool)
  }
}

function comparison(from: NamedRelease, to: NamedRelease): ToolOffer {
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

type Asked<Kind extends AskedTool['kind']> = Extract<AskedTool, { readonly kind: Kind }>

function runsOffer({ runtime, version, area, q }: Asked<'runs'>): ToolOffer {
  const entries = area === '' ? 'Entries' : `${area} entries`
  const name = nameOf({ browser: runtime, version: version || undefined })
  const targets = `${queryNames[runtime]} ${version}`
  return {
    title: `${entries} that run in ${name}${q === '' ? '' : ` matching “${q}”`}`,
    about: 'Runs outside browsers too',
    href:
      listPath('compat') +
      formatPairs([
        ['q', q],
        ['path', area],
        ...(version === ''
          ? ([['runs', runtime]] as const)
          : ([
              ['targets', targets],
              ['can', 'yes'],
            ] as const)),
      ]),
  }
}

function supportOffer({ releases, q, isLacking }: Asked<'support'>): ToolOffer {
  const names = releases.map(nameOf).join(', ')
  const targets = releases.flatMap(({ browser, version }) =>
    hasQueryName(browser) ? `${queryNames[browser]} ${version}` : [],
  )
  return {
    title:
      q === ''
        ? `Features that ${isLacking ? 'do not work' : 'work'} in ${names}`
        : `Features matching “${q}” in ${names}`,
    about: 'Support in browsers that you name',
    href:
      listPath('features') +
      formatPairs([
        ['q', q],
        ['targets', targets.join(', ')],
        // What is asked about stays in the list, whether or not it works.
        ['can', q === '' ? (isLacking ? 'no' : 'yes') : ''],
      ]),
  }
}

/** The version of a browser that was current on a day, `YYYY-MM-DD`; undefined if none is known. */
function currentOn(browser: string, day: string): string | undefined {
  const known = knownBrowsers.find((one) => one === browser)
  const all = known === undefined ? [] : readReleases(releasesBy[known])
  return all.findLast((release) => release.day !== '' && release.day <= day)?.version
}

const nameOf = ({ browser, version }: NamedRelease): string =>
  version === undefined
    ? browserNames[browser]
    : `${browserNames[browser]} ${version === ESR ? 'ESR' : version}`

const idOf = ({ browser, version }: NamedRelease): string =>
  version === undefined ? browser : `${browser}-${version}`
