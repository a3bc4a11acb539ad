import { askForBaseline, type Form, readers } from '#language/forms.ts'
import { readKind } from '#language/index.ts'
import { readMonth } from '#language/read-terms.ts'
import { addMonths } from '#lib/dates.ts'
import { readQuestion } from '#search/questions/read-question.ts'

import type { Asked, AskedBaseline, BrowserSet, Place } from './asked.ts'
import { type MarkedText, markPlaces } from './read-places.ts'

/** Longer texts ask for no thing; the limit bounds the time of reading. */
const MOST_LETTERS = 120

/**
 * Reads what a text asks of a thing: "is popover supported in firefox", "subgrid safari 15". A pure
 * function of the text and the day. Whether the thing exists is found by a search for `name`.
 *
 * @param today the visitor's day, `YYYY-MM-DD`
 * @returns undefined for a text that asks for no thing, or for a list of them
 */
export function readAsked(typed: string, today: string): Asked | undefined {
  if (typed.length > MOST_LETTERS) return undefined
  const { marked, read, time } = readTimed(typed, today)
  if (read === undefined || !isName(read.name)) return undefined
  // The whole text is a list: "removed in chrome".
  if (readQuestion(typed, today)?.rest === '') return undefined
  const { places, set } = placesOf(marked, read.name)
  const baseline = read.rule.form === 'baseline' ? readBaseline(marked.text, read.name, time) : {}
  if (read.rule.form === 'support' && places.length === 0 && set === undefined) return undefined
  return {
    form: formOf(read.rule.form, places, set),
    name: read.name,
    places,
    ...(set !== undefined && { set }),
    ...(read.rule.isWithout && { isWithout: true }),
    ...(time !== undefined && { day: time.day }),
    ...baseline,
  }
}

/** Of a day that is not over, only a Baseline status can be told. */
function readTimed(typed: string, today: string) {
  const time = readTime(typed)
  const dated = time === undefined ? undefined : readMarked(time.text)
  const isKnown = time !== undefined && (time.day < today || dated?.read?.rule.form === 'baseline')
  return dated !== undefined && isKnown
    ? { ...dated, time }
    : { ...readMarked(typed), time: undefined }
}

function readMarked(text: string) {
  const marked = markPlaces(text)
  // "Popover baseline" is a question without a browser.
  return { marked, read: readForm(marked.text) }
}

/** What the words around a name ask of a Baseline status, and of which day. */
function readBaseline(text: string, name: string, time: Time | undefined): Partial<Asked> {
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

function readForm(text: string) {
  for (const { rule, pattern } of readers) {
    const match = pattern.exec(text)
    const name = match?.slice(1).find((part) => part !== undefined)
    // A browser in the words of the thing belongs to another form.
    if (name !== undefined && !name.includes('‹')) return { rule, name: cleaned(name) }
  }
  return undefined
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

/** Words that alone are no thing. */
const noNames: ReadonlySet<string> = new Set(
  (
    'css html js javascript svg feature features api apis thing things stuff it this that they these css3 html5 ' +
    'everything what which web new support browser browsers version versions release releases baseline vs versus diff first last next latest oldest newest'
  ).split(' '),
)

function isName(name: string): boolean {
  return name !== '' && name.split(' ').some((word) => !noNames.has(word) && !/^[\d.]+$/.test(word))
}

type Where = { readonly places: readonly Place[]; readonly set: BrowserSet | undefined }

const MARKS = /‹(\d)›/gu

function placesOf({ text, places, sets }: MarkedText, name: string): Where {
  const numbers = Array.from(text.replace(name, '').matchAll(MARKS), ([, mark]) => Number(mark))
  const named = numbers.flatMap((mark) => places[mark] ?? [])
  const set = numbers.map((mark) => sets[mark - places.length]).find((one) => one !== undefined)
  return { places: named, set }
}

/** A question for the versions or for the support of named browsers is one. */
function formOf(form: Form, places: readonly Place[], set: BrowserSet | undefined): Form {
  const hasPlace = places.length > 0 || (set !== undefined && set !== 'all')
  if (form === 'browsers' && hasPlace) return 'support'
  return !hasPlace && (form === 'support' || form === 'since') ? 'browsers' : form
}

const dayAtEnd =
  / (?:in|on|back in|during|(as of|at the end of|by the end of|by)) (?:([a-z]{3,9}) )?(20\d\d)(?:-(0[1-9]|1[0-2]))?(?:-(0[1-9]|[12]\d|3[01]))?\s*\??$/

type Time = {
  /** The text without its time. */
  readonly text: string
  /** The last day of the time, `YYYY-MM-DD`. */
  readonly day: string
  /** The first one, unless the text asks for what is so by then. */
  readonly from?: string
  /** The time, if it is a year. */
  readonly year?: string
}

/** Takes a time from the end of a text: "is subgrid supported in chrome in 2022", "in March 2023". */
function readTime(typed: string): Time | undefined {
  const [whole, by, name, year = '', number, date] = dayAtEnd.exec(typed.toLowerCase()) ?? []
  const month = name === undefined ? number : readMonth(name)
  if (whole === undefined || (name !== undefined && month === undefined)) return undefined
  const from = `${year}-${month ?? '01'}-${date ?? '01'}`
  const last = addMonths(`${year}-01-31`, Number(month ?? '12') - 1)
  return {
    text: typed.slice(0, -whole.length),
    day: date === undefined ? last : from,
    ...(by === undefined && { from }),
    ...(month === undefined && { year }),
  }
}
