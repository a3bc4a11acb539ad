import { asking } from './asking-words.ts'

/** Words of one or two letters that end names of the platform, and begin few other words. */
const short: ReadonlySet<string> = new Set(
  'id gl ui xr vr db js hr td ul dl dt dd rt rp vh vw vb lh cq ip ml om xl gc 2d 3d'.split(' '),
)

/** Names that end with a word that also begins many others; "in the browser" says where a task is done. */
const shortNames =
  /(?:^|\s)(?:(?:array|string|char|code|point) at|(?:array|child|for|await) of|screen on|(?:for|fade|ease|zoom) in|(?:scroll|line|move|arc|copy|transition) to|(?:scroll|group) by|(?:logical|bitwise|css|selector) (?:and|or|not)|array from|label for|html for|object is|speak as|step up|history go|web ?xr ar|(?:in|the) browser)$/i

/** What the next word begins after is a name of its own: "svg a", "regexp v", "html sup". */
const beforeName =
  /^(?:svg|html|element|tag|attribute|key|(?:regexp )?flag|regexp|css|math|unit)\s+\S{1,3}$/i

/** Words that join others, and what only they begin with. What they join is still to come. */
const joining: ReadonlySet<string> = new Set(
  'with wit for fro from the tha that thi this they when while which whil whic your and not old stil'.split(
    ' ',
  ),
)

/** The beginnings of long words, from three letters on; those of shorter words are names: "read" of "ready". */
const beginningsOf = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split('|')
      .filter((word) => word.length > 7)
      .flatMap((word) => Array.from(word.slice(3), (_, place) => word.slice(0, place + 3)))
      .filter((beginning) => !names.has(beginning)),
  )

/** A year that is still being typed: "in january 20". */
const yearBegun =
  /(?<=\S)\s+(?:in\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+[12]\d{0,2}$/iu

/** Beginnings that are names or nicknames themselves: "custom select", "web comp". */
const names: ReadonlySet<string> = new Set('select attr state element com comp'.split(' '))

/** "supp", "avai", "brow": beginnings of words that ask for support. */
const ofSupport = beginningsOf(
  `${asking.states}|${asking.support}|versions|browsers|features|polyfill`,
)
/** "oper", "prop": beginnings of words that say what a thing is. After one word they may belong to its name. */
const ofKinds = beginningsOf(asking.kinds)

/**
 * A text without the last words that would narrow what the words before have found: one or two
 * letters, a word that joins what is still to come, or what may become a word that no name needs.
 */
export function withoutBeginning(text: string): string {
  if (yearBegun.test(text)) return text.replace(yearBegun, '')
  const [, before = '', last = ''] = /^(.*\S{2})\s+([a-z]+)\s*$/iu.exec(text) ?? []
  const word = last.toLowerCase()
  const isBegun =
    word.length < 3 ||
    joining.has(word) ||
    ofSupport.has(word) ||
    (ofKinds.has(word) && /\S\s+\S/.test(before))
  const whole = text.trim()
  const isName =
    short.has(word) || shortNames.test(whole) || beforeName.test(whole) || text.includes('"')
  return before === '' || !isBegun || isName ? text : withoutBeginning(before)
}
