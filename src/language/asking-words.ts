import type { PhrasesByMeaning } from '#lib/browser-names.ts'

import words from './asking-words.json' with { type: 'json' }

/**
 * The words of questions, in lower case:
 * - `statusPhrases`: what a release is called instead of by its version;
 * - `statusBeside`: the same, only beside the name of a browser: "safari preview";
 * - `statusBefore`: the same, only before the name of a browser: "last chrome", but not "safari last child";
 * - `asking`: words of questions on support, to which each reader adds its own. `states` is what a
 *   thing is in a browser, `events` what happened to it, `verbs` what a browser does with it;
 *   `ofReleases` are what only a
 *   question on a release has beside its browser and version;
 *   `doubtfulBrowsers` are words of the platform too ("DOM node", "-webkit-line-clamp"), and most
 *   names are found without `kinds`;
 * - `around`: other words of questions, by where they stand: first in the text, next, or behind the subject.
 */
export const { statusPhrases, statusBeside, statusBefore, asking } = words

/** The words of `around` that may stand at a place. */
export const wordsAround = (place: 'before' | 'between' | 'after'): readonly string[] =>
  Object.entries(words.around).flatMap(([places, phrases]) =>
    places.split(' ').includes(place) ? phrases.split('|') : [],
  )

const setOf = (phrases: string): ReadonlySet<string> => new Set(phrases.split('|'))

/** Alone these are no subject: "css missing in safari" asks for a list. */
export const noSubjects = setOf(words.nothing.subject)
/** Alone these are no name of a thing. */
export const noNames = setOf(words.alone.name)
/** A word behind one of these is a browser, though it means something else, too: "in node". */
export const introducing = setOf(words.introducing.browsers)
/** Words of texts that ask for a tool. */
export const wordsOfTools = {
  comparing: setOf(words.tools.comparing),
  joining: setOf(words.tools.joining),
  running: setOf(words.tools.running),
  places: setOf(words.tools.places),
}
/** Words that make "node" a DOM node. */
export const ofDocuments = setOf(words.node.documents)
/** Words that are none of the question's filters where a release is asked for. */
export const ofReleases = setOf(`${asking.ofReleases}|first|oldest`)
/** Words of the platform that resemble words of questions. */
export const lookalikes = setOf(words.spelling.lookalikes)

/** The fewest letters that tell which word begins with them. */
const FEWEST = 3

/** What a word or the last word of a phrase is while it is typed: "css pro" to "css propert". */
export function begun(phrase: string): readonly string[] {
  const from = phrase.lastIndexOf(' ') + 1 + FEWEST
  return Array.from(phrase.slice(from), (_, place) => phrase.slice(0, from + place))
}

/** A text of a table with the words that it names: "{asking.versions}". */
export function withAskingWords(text: string): string {
  const byName: PhrasesByMeaning = asking
  return text.replaceAll(/\{asking\.(\w+)\}/g, (whole, name: string) => byName[name] ?? whole)
}
