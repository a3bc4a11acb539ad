/** Whether a comment says to ignore an entry in a line, which counts from 1. */
export type Ignoring = (key: string, line: number) => boolean

type Range = { readonly from: number; readonly to: number; readonly names: readonly string[] }

/**
 * Reads comments that say to ignore uses: `plinth-ignore` in the same line and
 * `plinth-ignore-next-line`, for all entries or for those named after it; and those of ESLint and
 * Stylelint that name no rule, or one about browser support.
 */
export function ignoringIn(text: string): Ignoring {
  // Most files have none.
  if (!/plinth-ignore|(?:es|style)lint-disable/.test(text)) return () => false
  const ranges: Range[] = []
  const opened = new Map<string, number>()
  for (const { tool, verb, rest, line } of commentsIn(text)) {
    const isOwn = tool === 'plinth'
    if (!isOwn && !isAboutSupport(rest)) continue
    const names = isOwn ? wordsOf(rest) : []
    const from = opened.get(tool)
    if (verb === 'disable') opened.set(tool, from ?? line)
    else if (verb === 'enable') {
      if (from !== undefined) ranges.push({ from, to: line, names })
      opened.delete(tool)
    } else {
      const at = verb.endsWith('next-line') ? line + 1 : line
      ranges.push({ from: at, to: at, names })
    }
  }
  for (const from of opened.values()) ranges.push({ from, to: Infinity, names: [] })
  return (key, line) =>
    ranges.some(
      ({ from, to, names }) =>
        from <= line && line <= to && (names.length === 0 || names.some(named(key))),
    )
}

type Comment = {
  readonly tool: string
  /** "disable-next-line", "ignore". */
  readonly verb: string
  /** What follows: names or rules. */
  readonly rest: string
  readonly line: number
}

const comment =
  /(?:\/\*+|\/\/|<!--)\s*(plinth|eslint|stylelint)-(ignore(?:-next-line)?|disable(?:-next-line|-line)?|enable)(?![\w-])(.*?)(?=\*\/|-->|$)/g

function commentsIn(text: string): readonly Comment[] {
  return text.split(/\r\n|[\n\r]/).flatMap((content, place) =>
    Array.from(content.matchAll(comment), ([, tool = '', verb = '', rest = '']) => ({
      tool,
      verb,
      rest,
      line: place + 1,
    })),
  )
}

/** The words before a description, which follows two hyphens. */
function wordsOf(rest: string): readonly string[] {
  return (rest.split(/\s--/)[0] ?? '').split(/[\s,]+/).filter((word) => word !== '')
}

/** No rule means every rule. */
function isAboutSupport(rest: string): boolean {
  const rules = wordsOf(rest)
  return rules.length === 0 || rules.some((rule) => aboutSupport.test(rule))
}

const aboutSupport = /(?:^|\/)(?:use-baseline|compat|no-unsupported-browser-features)$/

/** Whether a name is that of an entry: its key, or the last parts of it. */
const named =
  (key: string) =>
  (name: string): boolean =>
    key === name || key.endsWith(`.${name}`)
