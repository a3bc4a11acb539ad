import type { Targets } from '#catalogue/verdict/verdict.ts'
import { isoDay } from '#lib/dates.ts'

import { unknownSentence } from './agents.ts'
import { describeTargets } from './describe.ts'
import { foldBrowsers, lowestOf, namedIn } from './fold.ts'
import { plainTargets } from './plain-query.ts'
import { splitPlatforms } from './platform-query.ts'
import { MAINTAINED_NODE, presetLabel, presetOf, presetTargets, toQuery } from './presets.ts'
import type { TargetsData } from './targets-data.ts'

export type Resolution =
  | {
      readonly status: 'known'
      readonly targets: Targets
      /** "Baseline 2024"; the text itself if it has no other name. */
      readonly name: string
      /** Named browsers without support data: "IE 11". */
      readonly unknown: readonly string[]
      /** `YYYY-MM-DD`: the day for which a set that changes over time was resolved. */
      readonly day?: string
    }
  | {
      readonly status: 'unusable'
      readonly name: string
      readonly problem: string
      readonly unknown: readonly string[]
    }

/** Browsers as browserslist names them: "chrome 109". */
export type BrowserslistAnswer =
  | { readonly browsers: readonly string[] }
  | { readonly problem: string }

/** What a text may need; each is loaded only if it does. */
export type ResolveSources = {
  /** A sentence if a version does not exist yet; otherwise empty. */
  readonly notYetKnown: (targets: Targets) => string
  readonly loadData: () => Promise<TargetsData>
  readonly ask: (query: string) => Promise<BrowserslistAnswer>
}

/**
 * Resolves a text: a preset, versions of core browsers and of platforms, or a browserslist query.
 * Any of these may include platforms: "defaults, node 20". Rejects as its sources do.
 */
export async function resolveWith(text: string, sources: ResolveSources): Promise<Resolution> {
  const plain = plainTargets(text)
  if (plain !== undefined) {
    const beyond = sources.notYetKnown(plain)
    if (beyond !== '') return unusable(text, beyond)
    return { status: 'known', targets: plain, name: describeTargets(plain), unknown: [] }
  }
  const { platforms, maintainedNode, rest, problem } = splitPlatforms(text)
  const refusal = problem === '' ? sources.notYetKnown(lowestOf(platforms)) : problem
  if (refusal !== '') return unusable(text, refusal)
  if (platforms.length === 0 && !maintainedNode) return resolveBrowsers(text, sources)
  const { day, presets } = await sources.loadData()
  const maintained = maintainedNode ? namedIn(presets[MAINTAINED_NODE] ?? {}) : []
  const targets = lowestOf([...platforms, ...maintained])
  if (rest !== '') return withTargets(await resolveBrowsers(rest, sources), targets)
  return { status: 'known', targets, name: describeTargets(targets), unknown: [], day }
}

const unusable = (name: string, problem: string): Resolution => ({
  status: 'unusable',
  name,
  problem,
  unknown: [],
})

/** Adds the platforms of a text to the resolution of the rest. */
function withTargets(found: Resolution, targets: Targets): Resolution {
  const beside = describeTargets(targets)
  if (found.status === 'known') {
    // The rest may name other versions of Node.js: the oldest counts.
    const lowest = lowestOf([...namedIn(targets), ...namedIn(found.targets)])
    return { ...found, targets: lowest, name: `${found.name} and ${beside}` }
  }
  // A query that browserslist rejects is an error; browsers without data are listed as unknown.
  if (found.unknown.length === 0) return found
  return { status: 'known', targets, name: beside, unknown: found.unknown }
}

async function resolveBrowsers(text: string, sources: ResolveSources): Promise<Resolution> {
  const data = await sources.loadData()
  // The visitor's clock can be wrong, but today is not before the day of the data.
  const now = isoDay(Date.now() / 1000)
  const today = now > data.day ? now : data.day
  const preset = presetTargets(data, text, today)
  if (preset === undefined) return readAnswer(text, await sources.ask(toQuery(text)), data)
  const name = presetOf(text)
  const day = name === 'widely' ? today : data.day
  const unknown = data.unknown[name] ?? []
  return { status: 'known', targets: preset, name: presetLabel(name), unknown, day }
}

function readAnswer(text: string, answer: BrowserslistAnswer, data: TargetsData): Resolution {
  if ('problem' in answer) return unusable(text, answer.problem)
  const { targets, unknown } = foldBrowsers(answer.browsers, data.engines)
  if (Object.keys(targets).length > 0) return { status: 'known', targets, name: text, unknown }
  const problem = unknown.length === 0 ? 'This names no browser.' : unknownSentence(unknown)
  return { status: 'unusable', name: text, problem, unknown }
}
