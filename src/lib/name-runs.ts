export type NameRun = { readonly text: string; readonly code: boolean }

/**
 * Splits the name of a compat entry into code and prose: "fetch()" is code, ": init parameter" is
 * prose. The name of a part is its parent's name, a colon, and often a description instead of a
 * name.
 *
 * @example
 * nameRuns('display: is animatable') // code 'display', prose ': is animatable'
 * nameRuns('Addition (+)') // prose 'Addition ', code '(+)'
 */
export function nameRuns(name: string): readonly NameRun[] {
  const [first = '', ...rest] = name.split(/(?=: )/)
  return joined([
    ...runsOfFirst(first),
    ...rest.map((text) => ({ text, code: !isProse(text.slice(2)) })),
  ])
}

/** Two or more words that describe something without a spelling: "Arrow functions", "Get Title". */
const PHRASE = /^[a-z][\w-]*\*? /i

/** Code after a phrase: "(x += y)" of an assignment, but not examples in words. */
const EXAMPLE = /(?<= )(?=\((?!e\.g\.).*\)$)/

/** Names of events combine interface and event: "Element scroll event". */
const EVENT = /(?<=^\S+ \S+) event$/

function runsOfFirst(text: string): readonly NameRun[] {
  const event = text.search(EVENT)
  if (event > 0) {
    return [
      { text: text.slice(0, event), code: true },
      { text: text.slice(event), code: false },
    ]
  }
  if (!PHRASE.test(text) || /^(?:SVG|MathML) /.test(text)) return [{ text, code: true }]
  const [words = '', example = ''] = text.split(EXAMPLE)
  return [
    { text: words, code: false },
    { text: example, code: true },
  ]
}

/** Values and calls that contain a space: "first baseline", "at <position>", "new Map(null)". */
const SPACED_CODE = /^(?:(?:first|last) baseline|(?:at|fixed) <\w+>|new \w+\(\w*\))$/

const WORD = /^[a-z][a-z-]+ |. [a-z][a-z-]+(?: |$)/i

/** Later parts with several words are prose, single words are code: "referrerPolicy: origin". */
function isProse(text: string): boolean {
  return WORD.test(text) && !SPACED_CODE.test(text)
}

/** Merges adjacent runs of one kind, because each run becomes an element. */
function joined(runs: readonly NameRun[]): readonly NameRun[] {
  const all: NameRun[] = []
  for (const { text, code } of runs) {
    const last = all.at(-1)
    if (last?.code === code) all.splice(-1, 1, { text: last.text + text, code })
    else if (text !== '') all.push({ text, code })
  }
  return all
}
