import { asking, begun } from './asking-words.ts'
import { kindWords } from './read-kind.ts'

/** Words of one or two letters that end names of the platform, and begin few other words. */
const short =
  /^(?:id|gl|ui|xr|vr|db|js|hr|td|ul|dl|dt|dd|rt|rp|vh|vw|vb|lh|cq|ip|ml|om|xl|gc|2d|3d)$/

/** Names that end with a word that also begins many others; "in the browser" says where a task is done. */
const shortNames =
  /(?:^|\s)(?:(?:array|string|char|code|point) at|(?:array|child|for|await) of|screen on|(?:for|fade|ease|zoom) in|(?:scroll|line|move|arc|copy|transition) to|(?:scroll|group) by|(?:logical|bitwise|css|selector) (?:and|or|not)|array from|label for|html for|object is|speak as|step up|history go|web ?xr ar|(?:in|the) browser)$/i

/** What the next word begins after is a name of its own: "svg a", "regexp v", "html sup". */
const beforeName =
  /^(?:svg|html|element|tag|attribute|key|(?:regexp )?flag|regexp|css|math|unit)\s+\S{1,3}$/i

/** Words that join others, and what only they begin with. What they join is still to come. */
const joining =
  /^(?:with?|for|fro|from|the|tha|that|thi|this|they|when|whil|while|whic|which|your|and|not|old|stil|users?)$/

/** Beginnings that are names or nicknames themselves: "custom select", "web comp". */
const names = /^(?:select|attr|state|element|com|comp)$/

/** The beginnings of long words; those of shorter words are names: "read" of "ready". */
const beginningsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words
      .filter((word) => word.length > 7)
      .flatMap(begun)
      .filter((beginning) => !names.test(beginning)),
  )

/** A year or a value that is still being typed: "in january 20", "loading=l". */
const valueBegun =
  /(?<=\S)\s+(?:in\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+[12]\d{0,2}$|(?<=[a-z]=["']?)[a-z]$/iu

/** "supp", "avai", "brow": beginnings of words that ask for support. */
const ofSupport = beginningsOf(
  `${asking.states}|${asking.support}|${asking.foreign}|versions|browsers|features|polyfill`.split(
    '|',
  ),
)
/** "oper", "prop": beginnings of words that say what a thing is. After one word they may belong to its name. */
const ofKinds = beginningsOf(kindWords)

/**
 * A text without the last words that would narrow what the words before have found: one or two
 * letters, a word that joins what is still to come, or what may become a word that no name needs.
 */
export function withoutBeginning(text: string): string {
  if (valueBegun.test(text)) return text.replace(valueBegun, '')
  const [, before = '', last = ''] = /^(.*\S\s?\S)\s+(\p{L}+)\s*$/u.exec(text) ?? []
  const word = last.toLowerCase()
  const isBegun =
    word.length < 3 ||
    joining.test(word) ||
    ofSupport.has(word) ||
    (ofKinds.has(word) && /\S\s+\S/.test(before))
  const whole = text.trim()
  const isName =
    short.test(word) || shortNames.test(whole) || beforeName.test(whole) || text.includes('"')
  return before === '' || !isBegun || isName ? text : withoutBeginning(before)
}
