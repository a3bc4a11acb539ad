import words from './asking-words.json' with { type: 'json' }

/** Phrases by meaning, separated by bars. */
export type PhrasesByMeaning = Readonly<Record<string, string>>

/**
 * The words of questions, in lower case:
 * - `browserPhrases`: what browsers and runtimes are called, by ids of the compatibility data; `chromium`
 *   and `edge_legacy` are additional groups;
 * - `statusPhrases`: what a release is called instead of by its version;
 * - `asking`: words of questions on support, to which each reader adds its own. `states` is what a
 *   thing is in a browser, `events` what happened to it, `verbs` what a browser does with it;
 *   `doubtfulBrowsers` are words of the platform too ("DOM node", "-webkit-line-clamp"), and most
 *   names are found without `kinds`.
 */
export const { browserPhrases, statusPhrases, asking } = words

/** A text of a table with the words that it names: "{asking.versions}". */
export function withAskingWords(text: string): string {
  const byName: PhrasesByMeaning = asking
  return text.replaceAll(/\{asking\.(\w+)\}/g, (whole, name: string) => byName[name] ?? whole)
}
