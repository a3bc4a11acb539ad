import { baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { NEVER_ON_PLATFORM, targetLabel } from '#catalogue/platforms.ts'
import { stateOf, stateWords } from '#catalogue/verdict/states.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { escapeMarkdown, markdownTable } from '#lib/formats/markdown.ts'
import { browserNames } from '#lib/glossary.ts'
import { codeText, codesOn } from '#lib/support-code.ts'
import { browserslistLine } from '#routes/detail/feature/feature-markdown.ts'

import type { CodePlace } from './analysis/merge-uses.ts'
import type { CodeReport, ReportItem } from './report.ts'

/** "site.css, lines 12, 40; app.js, line 3": formats the places of a use, at most `most`. */
export function placesText(places: readonly CodePlace[], most = MOST_PLACES): string {
  const shown = new Map<string, number[]>()
  for (const { file, line } of places.slice(0, most)) {
    const lines = shown.get(file) ?? []
    shown.set(file, lines)
    lines.push(line)
  }
  const files = Array.from(shown, ([file, lines]) => linesText(file, lines))
  const rest = places.length - most
  return files.join('; ') + (rest > 0 ? ` and ${rest} more` : '')
}

const linesText = (file: string, lines: readonly number[]): string =>
  `${file}, ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`

const MOST_PLACES = 12

/** Why an entry does not work everywhere; empty if it does. */
export function reasonsOf({ verdict }: Pick<ReportItem, 'verdict'>): string {
  return verdictReasons(verdict).join('; ')
}

export function verdictText({ verdict, isGuarded }: ReportItem): string {
  const word = stateWords[stateOf(verdict)]
  if (!isGuarded) return word
  return verdict.answer === 'yes' ? `${word}, and guarded` : 'Guarded'
}

export function reportMarkdown({ items, lowest, today }: CodeReport, targetsName: string): string {
  const names = coreBrowsers.map((browser) => browserLabels[browser].name)
  const rows = items.map((item) => [
    escapeMarkdown(item.entry.name),
    verdictText(item),
    ...coreBrowsers.map((browser) => codeText(item.entry.support[browser], today)),
    escapeMarkdown(placesText(item.places)),
  ])
  const all = coreBrowsers.map((browser) => lowestVersionText(lowest[browser].version))
  return markdownTable(
    ['Entry', `Works in ${escapeMarkdown(targetsName)}`, ...names, 'Used in'],
    [['All together', '', ...all, ''], ...rows],
  )
}

/** "Node.js 18 and later run it.": a sentence per target platform with its lowest version. */
export function platformSentences({
  lowestPlatforms,
}: Pick<CodeReport, 'lowestPlatforms'>): readonly string[] {
  return Array.from(lowestPlatforms, ([platform, version]) => {
    const name = browserNames[platform]
    if (version >= NEVER_ON_PLATFORM) return `No version of ${name} runs all of it.`
    return version === 0 ? '' : `${targetLabel(platform, version)} and later run it.`
  }).filter((text) => text !== '')
}

export const lowestVersionText = (version: number): string =>
  version >= NEVER ? '–' : String(version)

export function reportJson(made: CodeReport): string {
  const { answer, items, lowest, lowestPlatforms, baseline, problems, today } = made
  const report = {
    answer: answer ?? null,
    baseline: baseline.status ?? null,
    lowest: perCoreBrowser((browser) =>
      lowest[browser].version >= NEVER ? null : lowest[browser].version,
    ),
    ...(lowestPlatforms.size > 0 && {
      lowestPlatforms: Object.fromEntries(
        Array.from(lowestPlatforms, ([platform, version]) => [
          platform,
          version >= NEVER_ON_PLATFORM ? null : targetLabel(platform, version),
        ]),
      ),
    }),
    entries: items.map(({ entry, verdict, isGuarded, places }) => ({
      key: entry.key,
      name: entry.name,
      features: entry.features.map(([id]) => id),
      answer: verdict.answer,
      guarded: isGuarded,
      baseline: entry.baseline ?? null,
      support: codesOn(entry.support, today),
      places,
    })),
    problems,
  }
  return JSON.stringify(report, null, 2)
}

/**
 * The lowest versions as a browserslist query; empty if a browser never supports an entry, or if
 * nothing is left to check.
 */
export function reportBrowserslist({ answer, lowest }: CodeReport): string {
  return answer === undefined
    ? ''
    : browserslistLine({ min: perCoreBrowser((browser) => lowest[browser].version) })
}

/** The Baseline status of the whole: "Baseline widely available". */
export function baselineText({ baseline }: CodeReport): string {
  return baseline.status === undefined ? 'No Baseline status' : baselineLabels[baseline.status]
}
