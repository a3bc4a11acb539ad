import { asking, kinds } from './asking-words.ts'

/** Words of one or two letters that are in names of the platform, as the last one too. */
const short: ReadonlySet<string> = new Set(
  'at of is in to id gl do if ui xr ar vr db js hr td th tr ol ul li dl dt dd em rt rp vh vw vi vb ic ch ex lh cq or as by on up no go ip if ml 2d 3d'.split(
    ' ',
  ),
)

/** What the next word begins after is a name of its own: "svg a", "regexp v", "html sup". */
const beforeName =
  /^(?:svg|html|element|tag|attribute|key|(?:regexp )?flag|regexp|css|math|unit)\s+\S{1,3}$/i

/** The beginnings of long words, from three letters on; those of shorter words are names: "read" of "ready". */
const beginningsOf = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split('|')
      .filter((word) => word.length > 7)
      .flatMap((word) => Array.from(word.slice(3), (_, place) => word.slice(0, place + 3)))
      .filter((beginning) => !names.has(beginning)),
  )

/** Beginnings that are names or nicknames themselves: "custom select", "web comp". */
const names: ReadonlySet<string> = new Set('select attr state element com comp'.split(' '))

/** "supp", "avai", "brow": beginnings of words that ask for support. */
const ofSupport = beginningsOf(`${asking.states}|${asking.support}|versions|browsers|polyfill`)
/** "oper", "prop": beginnings of words that say what a thing is. After one word they may belong to its name. */
const ofKinds = beginningsOf(kinds)

/**
 * A text without the beginning of a next word that would narrow what the words before have found:
 * one or two letters, or what may become a word that no name needs.
 */
export function withoutBeginning(text: string): string {
  const [, before = '', last = ''] = /^(.*\S{2})\s+([a-z]+)$/iu.exec(text) ?? []
  const word = last.toLowerCase()
  const isBegun =
    word.length < 3 || ofSupport.has(word) || (ofKinds.has(word) && /\S\s+\S/.test(before))
  const isName =
    (short.has(word) && !/\s(?:in|on|for)$/i.test(before)) ||
    beforeName.test(text) ||
    text.includes('"')
  return before === '' || !isBegun || isName ? text : before
}
