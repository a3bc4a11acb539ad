/** A text in which code of a template language is replaced by words or spaces of the same length. */
export type MaskedText = {
  readonly text: string
  readonly pieces: readonly CodePiece[]
}

/** Code in a template. Offsets include the marks around it. */
export type CodePiece = {
  readonly start: number
  readonly end: number
  /** Without marks. */
  readonly code: string
  readonly codeStart: number
}

const asWord = (found: string): string => '_'.repeat(found.length)

/** Comments, and elements whose content is not markup. */
const raw = String.raw`<!--[\s\S]*?-->|<(script|style)\b(?:"[^"]*"|'[^']*'|[^>"'])*(?<!\/)>[\s\S]*?<\/\1\s*>`

/** Replaces code between braces, "{…}", and returns it. `open` is "{" or "{{". */
export function maskBraces(text: string, open: '{' | '{{'): MaskedText {
  const pieces: CodePiece[] = []
  const stops = new RegExp(`${raw}|${open === '{' ? String.raw`\{` : String.raw`\{\{`}`, 'gi')
  let [masked, done] = ['', 0]
  for (let found = stops.exec(text); found !== null; found = stops.exec(text)) {
    if (!found[0].startsWith('{')) continue
    const start = found.index
    const close = closeOf(text, start)
    // Code whose end is not found, behind a brace in a pattern, is not read.
    const [end, depth] = close === undefined ? [start + 1, 0] : [close, open.length]
    const code = text.slice(start + depth, end - depth)
    pieces.push({ start, end, code, codeStart: start + depth })
    masked += text.slice(done, start) + asWord(text.slice(start, end))
    done = end
    stops.lastIndex = end
  }
  return { text: masked + text.slice(done), pieces }
}

/** In code: what may contain braces that do not count, braces, and the start of a template. */
const inCode =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*|(?<=[(,=:[!&|?]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[{}`]/g

/** In a template literal: code, and the end. */
const inTemplate = /\\.|\$\{|`/gs

/** The offset behind the brace that closes the one at an offset; undefined if there is none. */
function closeOf(text: string, start: number): number | undefined {
  const open: string[] = []
  let place = start
  for (;;) {
    const pattern = open.at(-1) === '`' ? inTemplate : inCode
    pattern.lastIndex = place
    const found = pattern.exec(text)
    if (found === null) return undefined
    place = pattern.lastIndex
    const [mark] = found
    if (mark === '}' || (mark === '`' && open.at(-1) === '`')) open.pop()
    else if (mark === '{' || mark === '${' || mark === '`') open.push(mark)
    if (open.length === 0) return place
  }
}

type Language = {
  readonly pattern: string
  /** Comments, and the ends of blocks, are no code of their own. */
  readonly comment: RegExp
  /** Code that leaves a text in its place. */
  readonly output: RegExp
  /** Whether the code may also stand in scripts and style sheets. */
  readonly isInScripts: boolean
}

const php: Language = {
  pattern: String.raw`<\?(?:php\b|=)[\s\S]*?(?:\?>|$(?![\s\S]))`,
  comment: /^<\?php\s*(?:(?:\/\*[\s\S]*?\*\/\s*)?\?>$|end|else\b|\})/,
  output: /^<\?(?:=|php\s+(?:echo|print|the_)\b)/,
  isInScripts: true,
}

const percent: Language = {
  pattern: String.raw`<%[\s\S]*?%>`,
  comment: /^<%(?:#|--|-?\s*(?:end\b|else\b|\}))/,
  output: /^<%[=-]/,
  isInScripts: true,
}

const braces: Language = {
  pattern: String.raw`\{\{[\s\S]*?\}\}\}?|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}`,
  comment: /^(?:\{#|\{\{[!/]|\{%-?\s*(?:end|else\b))/,
  output: /^\{\{(?![#/])/,
  isInScripts: true,
}

/** In HTML without a template language in its name, braces in scripts are those of scripts. */
const templateLanguages = {
  html: [php, percent, { ...braces, isInScripts: false }],
  template: [php, percent, braces],
} as const satisfies Readonly<Record<string, readonly Language[]>>

/** Behind `<!--` in a script, what looks like a script belongs to it. */
const withInner =
  /<script\b[^>]*>\s*<!--(?:(?!-->|<\/?script)[\s\S]|<script\b(?:(?!<\/script)[\s\S])*<\/script)*/gi

/** Replaces the code of template languages on the server; comments are not among its pieces. */
export function maskTemplate(given: string, kind: keyof typeof templateLanguages): MaskedText {
  const pieces: CodePiece[] = []
  let text = given.replaceAll(withInner, (found) => found.replaceAll(/<\/(?=script)/gi, '<\\'))
  if (!/<[?%]|\{[{%#]/.test(given)) return { text, pieces }
  for (const { pattern, comment, output, isInScripts } of templateLanguages[kind]) {
    const skipped = isInScripts ? String.raw`<!--[\s\S]*?-->()` : raw
    text = text.replaceAll(
      new RegExp(`${skipped}|${pattern}`, 'gi'),
      (found: string, _tag: unknown, start: number) => {
        if (/^<(?:!|script|style)/i.test(found)) return found
        const end = start + found.length
        if (!comment.test(found)) pieces.push({ start, end, code: found, codeStart: start })
        return output.test(found) ? asWord(found) : found.replaceAll(/[^\n]/g, ' ')
      },
    )
  }
  return { text, pieces }
}
