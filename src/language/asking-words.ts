import type { PhrasesByMeaning } from '#lib/browser-names.ts'

import words from './asking-words.json' with { type: 'json' }

/**
 * The words of questions, in lower case:
 * - `statusPhrases`: what a release is called instead of by its version;
 * - `statusBefore`: the same, only before the name of a browser: "last chrome", but not "safari last child";
 * - `asking`: words of questions on support, to which each reader adds its own. `states` is what a
 *   thing is in a browser, `events` what happened to it, `verbs` what a browser does with it;
 *   `ofReleases` are what only a
 *   question on a release has beside its browser and version;
 *   `doubtfulBrowsers` are words of the platform too ("DOM node", "-webkit-line-clamp"), and most
 *   names are found without `kinds`.
 */
export const { statusPhrases, statusBefore, asking } = words

/** A text of a table with the words that it names: "{asking.versions}". */
export function withAskingWords(text: string): string {
  const byName: PhrasesByMeaning = asking
  return text.replaceAll(/\{asking\.(\w+)\}/g, (whole, name: string) => byName[name] ?? whole)
}
