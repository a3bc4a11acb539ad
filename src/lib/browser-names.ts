import names from './browser-names.json' with { type: 'json' }

/** Phrases by meaning, separated by bars. */
export type PhrasesByMeaning = Readonly<Record<string, string>>

/**
 * What people and browserslist call browsers and runtimes, in lower case:
 * - `browserPhrases`: those with support in the compatibility data, by their ids there; `chromium` and
 *   `edge_legacy` are additional groups;
 * - `otherPhrases`: those without, by their ids in caniuse;
 * - `channelPhrases`: their newest release, and those to come.
 */
export const { judged: browserPhrases, others: otherPhrases, channels: channelPhrases } = names

/** Systems of phones, which stand for their browsers in a sentence: a number behind them is no version of these. */
export const phoneSystems: ReadonlySet<string> = new Set(['android', 'iphone', 'ipad'])
