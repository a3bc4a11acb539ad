import type { Asked, AskedBaseline, BrowserSet, Place } from './asked.ts'
import { noNames } from './asking-words.ts'
import { askForBaseline, type Form, readers } from './forms.ts'
import { MARK, markOf, type MarkedText } from './places.ts'
import { readKind } from './read-kind.ts'
import { endOf, readTimeAt, startOf } from './times.ts'

/** Longer texts ask for no thing; the limit bounds the time of reading. */
const MOST_LETTERS = 120

/**
 * Reads what a text asks of a thing: "is popover supported in firefox", "subgrid safari 15". A pure
 * function of the text and the day. Whether the thing exists is found by a search for `name`.
 *
 * @param marked the text, in which browsers are marks
 * @param today the visitor's day, `YYYY-MM-DD`
 * @returns undefined for a text that asks for no thing
 */
export function readAsked(marked: MarkedText, today: string): Asked | undefined {
  if (marked.text.length > MOST_LETTERS) return undefined
  const { text, read, time, sets } = readTimed(marked, today)
  if (read === undefined || !isName(read.name)) return undefined
  const { rule, name } = read
  const { places, set } = placesOf({ text, sets, marked }, name)
  const baseline = rule.form === 'baseline' ? readBaseline(text, name, time) : {}
  if (rule.form === 'support' && places.length === 0 && set === undefined) return undefined
  return {
    form: formOf(rule.form, places, set),
    name,
    places,
    ...(set !== undefined && { set }),
    ...(rule.isWithout && { isWithout: true }),
    ...(time !== undefined && { day: time.day }),
    ...baseline,
  }
}

/** Of a day that is not over, only a Baseline status can be told. */
function readTimed(marked: MarkedText, today: string) {
  const whole = cleanedWords(marked.text)
  const time = readTime(whole, today)
  const dated = time && readForm(time.text, marked)
  const isKnown = time && (time.day < today || dated?.read?.rule.form === 'baseline')
  return dated && isKnown ? { ...dated, time } : { ...readForm(whole, marked), time: undefined }
}

/** In lower case, without apostrophes and the signs around words. */
const cleanedWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/,(?=\s)/g, ' , ')
    .split(/\s+/)
    .map((word) =>
      word.replace(/^["“”¿¡]+(?=.)/, '').replace(/(?<=[\p{L}\p{N})>"”])[?!."“”]+$/u, ''),
    )
    .filter((word) => word !== '' && word !== '?')
    .join(' ')

/** Texts for sets of browsers, in lower case. The visitor's own set is `mine`. */
const setTexts: readonly (readonly [BrowserSet, RegExp])[] = [
  ['mine', /\b(?:my|our|these|those|the chosen) (?:own )?(?:browsers|targets|browserslist)\b/g],
  [
    'all',
    /\b(?:all|every|each|any|most|modern)(?: (?:the|major|modern|core|big|evergreen))* (?:browsers?|engines?)\b/g,
  ],
  ['defaults', /\b(?:browserslist )?defaults\b/g],
  ['widely', /\b(?:baseline )?widely available browsers\b/g],
  ['last 2 versions', /\blast (?:2|two) versions\b/g],
]

/** Finds the form of a text, in which sets of browsers become marks, too. */
function readForm(words: string, { named }: MarkedText) {
  const sets: BrowserSet[] = []
  let text = words
  for (const [set, pattern] of setTexts) {
    text = text.replaceAll(pattern, () => markOf(named.length + sets.push(set) - 1))
  }
  for (const { rule, pattern } of readers) {
    const match = pattern.exec(text)
    const name = match?.slice(1).find((part) => part !== undefined)
    // A browser in the words of the thing belongs to another form.
    if (name !== undefined && !name.includes('‹'))
      return { text, sets, read: { rule, name: cleaned(name) } }
  }
  return { text, sets, read: undefined }
}

/** What the words around a name ask of a Baseline status, and of which day. */
function readBaseline(text: string, name: string, time: AskedTime | undefined): Partial<Asked> {
  const words = text.replace(name, ' ').trim()
  const year = /\b20\d\d\b/.exec(words)?.[0] ?? time?.year
  const from = time === undefined ? year && `${year}-01-01` : time.from
  const asks = (meaning: Parameters<typeof askForBaseline>[1]) => askForBaseline(words, meaning)
  const asked: AskedBaseline = {
    status: (['widely', 'newly'] as const).find((one) => asks(one)) ?? 'any',
    ...(asks('when') && { isWhen: true as const }),
    ...(asks('ahead') && { isAhead: true as const }),
    ...(asks('event') && from !== undefined && { from }),
    ...(year !== undefined && { year }),
  }
  return { baseline: asked, ...(year !== undefined && { day: `${year}-12-31` }) }
}

/** Without the small words around a name: "the popover api yet". */
function cleaned(name: string): string {
  // "A tag" is a name.
  if (readKind(name) !== undefined) return name
  return name
    .replace(/^(?:(?:the|a|an|to|using|use|of|for|new|my|your|native|,|:) )+(?=\S)/, '')
    .replace(/(?: (?:,|:|in|on|for|to|yet|now|the|and|or|with|be|properly|natively))+$/, '')
    .trim()
}

function isName(name: string): boolean {
  return name !== '' && name.split(' ').some((word) => !noNames.has(word) && !/^[\d.]+$/.test(word))
}

type Where = { readonly places: readonly Place[]; readonly set: BrowserSet | undefined }

type Marked = {
  readonly text: string
  readonly sets: readonly BrowserSet[]
  readonly marked: MarkedText
}

/** The last version of Edge with an engine of its own, for texts that name no version of it. */
const LEGACY_EDGE = { browser: 'edge', version: '18' } as const

function placesOf({ text, sets, marked: { named } }: Marked, name: string): Where {
  const marks = text.replace(name, '').matchAll(new RegExp(MARK, 'gu'))
  const numbers = Array.from(marks, ([, mark]) => Number(mark))
  const places = numbers.flatMap((mark) => {
    const { place, group } = named[mark] ?? {}
    return place === undefined ? [] : group === 'edge_legacy' ? { ...LEGACY_EDGE, ...place } : place
  })
  const set = numbers.map((mark) => sets[mark - named.length]).find((one) => one !== undefined)
  return { places, set }
}

/** A question for the versions or for the support of named browsers is one. */
function formOf(form: Form, places: readonly Place[], set: BrowserSet | undefined): Form {
  const hasPlace = places.length > 0 || (set !== undefined && set !== 'all')
  if (form === 'browsers' && hasPlace) return 'support'
  return !hasPlace && (form === 'support' || form === 'since') ? 'browsers' : form
}

type AskedTime = {
  /** The text without its time. */
  readonly text: string
  /** The last day of the time, `YYYY-MM-DD`. */
  readonly day: string
  /** The first one, unless the text asks for what is so by then. */
  readonly from?: string
  /** The time, if it is a year. */
  readonly year?: string
}

const timeAtEnd =
  /^(.*) (?:in|on|back in|during|(as of|at the end of|by the end of|by)) (\S+(?: \S+){0,2})$/

/** Takes a time from the end of a text: "is subgrid supported in chrome in 2022", "in march 2023". */
function readTime(typed: string, today: string): AskedTime | undefined {
  const [, text = '', by, words = ''] = timeAtEnd.exec(typed) ?? []
  const time = readTimeAt(words.split(' '), 0, today)
  if (time?.length !== words.split(' ').length) return undefined
  return {
    text,
    day: endOf(time),
    ...(by === undefined && { from: startOf(time) }),
    ...(time.symbol === 'Y' && { year: time.value }),
  }
}
