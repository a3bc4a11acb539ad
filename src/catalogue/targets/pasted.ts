import { enginesQueries } from './engines.ts'

/** `problem` says why the text cannot be read. */
export type Pasted = { readonly query: string } | { readonly problem: string }

/** The environment that counts if a configuration has several. */
const ENVIRONMENT = 'production'

/**
 * Reads a query, a JSON list of queries, a `package.json` (its browsers and the runtimes in
 * "engines") or a `.browserslistrc`. The resulting query has one line.
 */
export function readPasted(text: string): Pasted {
  const trimmed = text.trim()
  if (/^[[{]\s*["\]}]/u.test(trimmed)) return readJson(trimmed)
  if (!/[\n#]|^\[/u.test(trimmed)) return { query: trimmed }
  return readConfiguration(trimmed)
}

function readJson(text: string): Pasted {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'This looks like JSON, and cannot be read as such.' }
  }
  if (Array.isArray(value) || !isObject(value)) return asOne(queriesOf(value), NO_QUERY)
  const field: unknown = Reflect.get(value, 'browserslist')
  const runtimes = enginesQueries(Reflect.get(value, 'engines'))
  if (field === undefined) return asOne(runtimes, NOTHING)
  const queries = queriesOf(field)
  return queries.length === 0 ? { problem: NO_QUERY } : asOne([...queries, ...runtimes], NO_QUERY)
}

const NO_QUERY = '"browserslist" holds no query.'
const NOTHING =
  'This package.json has no "browserslist", and no "engines" with an oldest version of Node.js, Deno or Bun.'

const asOne = (queries: readonly string[], problem: string): Pasted =>
  queries.length === 0 ? { problem } : { query: queries.join(', ') }

/** One query, a list of queries, or queries by environment. */
function queriesOf(field: unknown): readonly string[] {
  if (typeof field === 'string') return [field]
  if (Array.isArray(field)) return field.filter((query: unknown) => typeof query === 'string')
  if (!isObject(field)) return []
  const chosen = [ENVIRONMENT, 'defaults', ...Object.keys(field)].find((name) =>
    Object.hasOwn(field, name),
  )
  const inside: unknown = chosen === undefined ? undefined : Reflect.get(field, chosen)
  return typeof inside === 'string' || Array.isArray(inside) ? queriesOf(inside) : []
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** One query per line; `#` starts a comment, `[production staging]` a section of environments. */
function readConfiguration(text: string): Pasted {
  const sections = new Map<string, string[]>()
  let current: readonly string[] = ['']
  for (const line of text.split('\n').map((one) => one.replace(/#.*/u, '').trim())) {
    const heading = /^\[(.+)\]$/u.exec(line)?.[1]
    if (heading !== undefined) current = heading.trim().split(/\s+/u)
    else if (line !== '') addTo(sections, current, line)
  }
  const queries = sections.get(ENVIRONMENT) ?? sections.get('') ?? [...sections.values()][0]
  if (queries === undefined) return { problem: 'This configuration holds no query.' }
  return { query: queries.join(', ') }
}

function addTo(sections: Map<string, string[]>, names: readonly string[], line: string): void {
  for (const name of names) sections.set(name, [...(sections.get(name) ?? []), line])
}
