import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import formsTable from '#language/forms.json' with { type: 'json' }
import { forms } from '#language/forms.ts'

/** How the lines of a section look, what it is called, and whether their order means nothing. */
type Section = readonly [name: RegExp, line: RegExp, isSorted: boolean]

const line = (source: string): RegExp => new RegExp(`^${source}$`, 'u')

const text = String.raw`"\S(?:[^"\\]*\S)?"`
const name = line(`${text}: ${text}`)
const phrase = String.raw`[^"|\s](?:[^"|]*[^"|\s])?`
const phrases = line(String.raw`"\S+(?: \S+)*": "(?:${phrase}(?:\|${phrase})*)"|"\|": "or"`)
const group = `asking\\.[a-z]+|${Object.keys(formsTable.groups).join('|')}`
const pattern = String.raw`"(?:[^"\\{]|\\\\[a-z]\{\d\}|\\\\[a-z]|\{(?:${group})\})+"`

const writtenForm = line(
  String.raw`\{ "example": "[^"\\]*(?:\\"[^"\\]*)*", "pattern": "(?:[^"\\]|\\.)+", "words": "[^"]+" \}`,
)

const regularExpression = line(String.raw`"[a-z]+": "(?:[^"\\]|\\.)+"`)
const ruleLine = line(
  String.raw`\{ "example": ${text}, "pattern": "(?:[^"\\]|\\.)+", "kind": "[a-zA-Z]+"(?:, "isWeak": true)? \}`,
)

/** By file: its sections. */
const tables: Readonly<Record<string, readonly Section[]>> = {
  'catalogue/synonyms.json': [
    [/^(?:terms|everyday|verbs)$/, line(String.raw`\[${text}(?:, ${text})+\]`), true],
    [/^oneWay$/, line(String.raw`${text}: \[${text}(?:, ${text})*\]`), true],
  ],
  'ingest/content/code-features.json': [
    [/^[A-Z]/, /^"(?:api|css|html)(?:\.[\w-]+)+": "[a-z\d-]+"$/, true],
    [/^entries$/, line(String.raw`"[a-z\d-]+": \[${text}(?:, ${text})*\]`), true],
    [/^why$/, name, true],
  ],
  'ingest/detection/css.json': [
    [/^selectors$/, /^"css\.selectors\.[a-z-]+": "(?:\w+|\*)"$/, true],
    [
      /^declarations$/,
      /^"css\.types(?:\.[a-z\d-]+)+": "[a-z-]+: .+"$|^"css\.properties\.([a-z-]+)\.[a-z-]+": "\1: .+"$/,
      true,
    ],
    [/^queries$/, /^"css\.at-rules\.media\.([a-z-]+)": "\(\1: [a-z]+\)"$/, true],
    [/^untested$/, /^"css\.properties\.[a-z-]+\.[a-z-]+"$/, true],
  ],
  'ingest/names/javascript.json': [[/^dataProperties$/, /^"\w+"$/, true]],
  'ingest/names/kind-weights.json': [[/^weights$/, /^"[A-Z][\w -]+": \d{1,2}$/, false]],
  'ingest/sources/shown-on-http.json': [[/^shownOnHttp$/, /^"[A-Z]\w+(?:\.\w+)?"$/, true]],
  'lib/browser-names.json': [[/^/, phrases, false]],
  'lib/glossary.json': [[/^/, name, false]],
  'language/asking-words.json': [[/^/, phrases, false]],
  'language/code.json': [
    [/^(?:styles|scripts)$/, writtenForm, false],
    [/^variables$/, name, true],
  ],
  'language/kinds.json': [[/^kinds$/, phrases, true]],
  'language/messages.json': [[/^messages$/, writtenForm, false]],
  'language/query.json': [[/^(?:opening|addition)$/, line(String.raw`"(?:[^"\\]|\\.)+"`), true]],
  'language/rules.json': [
    [/^lists$/, name, true],
    [/^(?:rules|releases)$/, ruleLine, false],
  ],
  'language/subject.json': [[/^(?:groups|asked|defined)$/, regularExpression, true]],
  'language/vocabulary.json': [[/^/, phrases, false]],
  'check/analysis/harmless.json': [[/^[A-Z][^.]{4,60}\.$/, /^"(?:css|html)(?:\.[\w-]+)+"$/, true]],
  'check/analysis/scripts/script-returns.json': [[/^[A-Z][a-z]+$/, /^"[A-Z]\w+\.\w+"$/, true]],
  'check/analysis/styles/style-forms.json': [
    [/^shapes$/, /^"(?:[^"\\]|\\.)+": "(?:[^"\\]|\\.)+"$/, false],
  ],
  'language/forms.json': [
    [/^asks$/, phrases, true],
    [/^groups$/, line(`"[a-z]+": ${pattern}`), true],
    [
      /^forms$/,
      line(
        String.raw`\{ "form": "(?:${forms.join('|')})", "example": ${text}, "pattern": ${pattern}(?:, "isWithout": true)? \}`,
      ),
      false,
    ],
    [
      /^tools$/,
      line(String.raw`\{ "tool": "[a-z]+", "example": ${text}, "pattern": ${pattern} \}`),
      false,
    ],
  ],
}

/** What is wrong with the text of a table, each with its line. */
function mistakesIn(file: string, content: string): readonly string[] {
  const places = new Map<string, string>()
  let section: Section | undefined
  let scope = ''
  let last = ''
  return content
    .trimEnd()
    .split('\n')
    .flatMap((whole, above) => {
      const place = `src/${file}:${above + 1}`
      const opened = /^ {2}"(.+)": [[{]$/.exec(whole)?.[1]
      const entry = /^ {4}(\S.*?),?$/.exec(whole)?.[1]
      if (opened !== undefined) {
        section = tables[file]?.find(([called]) => called.test(opened))
        // Sections of sorted lines that look alike have no line in common.
        scope = String(section?.[2] ? section[0] : opened)
        last = ''
        return section === undefined ? [`${place}: no section is called "${opened}".`] : []
      }
      if (entry === undefined || section === undefined) {
        return /^(?:[{}]| {2}[}\]],?)$/.test(whole) ? [] : [`${place}: write one entry a line.`]
      }
      const [, looks, isSorted] = section
      const first = /"[^"]*"/.exec(entry.replace(/^\{.*"example": /, ''))?.[0] ?? ''
      const words = looks === phrases ? [first, ...phrasesIn(entry)] : [first]
      const again = words.find((word) => places.has(`${scope} ${word}`)) ?? ''
      const other = places.get(`${scope} ${again}`)
      const isAfter = !isSorted || first > last
      const before = last
      for (const word of words) places.set(`${scope} ${word}`, place)
      last = first
      if (!looks.test(entry)) return [`${place}: this is unlike the lines of its section.`]
      if (other !== undefined) return [`${place}: ${again} has a line at ${other}. Join the two.`]
      return isAfter ? [] : [`${place}: ${first} comes after ${before}. Sort the lines.`]
    })
}

const phrasesIn = (entry: string): readonly string[] =>
  entry.replace(/^.*: "(.*)"$/, '$1').split('|')

const read = (file: string): string =>
  readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8')

test('every JSON file of src beside the mappings is such a table', () => {
  const found = readdirSync(new URL('../../../src/', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
  const written = found.filter((path) => path.endsWith('.json') && !path.includes('mappings'))
  expect(written.toSorted()).toEqual(Object.keys(tables).toSorted())
})

test.each(Object.keys(tables))(
  'each entry of %s is a line, well formed, and named once',
  (file) => {
    expect(mistakesIn(file, read(file))).toEqual([])
  },
)

test.each([
  ['catalogue/synonyms.json', '["big", "large"]', '["big"]', 'this is unlike the lines'],
  ['catalogue/synonyms.json', '["big", "large"]', '["big", "large "]', 'this is unlike the lines'],
  ['catalogue/synonyms.json', '["big", "large"]', '["zoo", "park"]', 'Sort the lines.'],
  ['catalogue/synonyms.json', '["blur", ', '["big", ', 'Join the two.'],
  ['catalogue/synonyms.json', '"everyday": [', '"often": [', 'no section is called "often".'],
  ['lib/glossary.json', '"edge": "Edge"', '"edge": 1', 'this is unlike the lines'],
  ['lib/glossary.json', '    "edge": "Edge"', '"edge": "Edge"', 'write one entry a line.'],
  ['language/asking-words.json', ': "beta"', ': "beta|"', 'this is unlike the lines'],
  ['language/vocabulary.json', '|shipped|', '|only|', 'only has a line at'],
  ['check/analysis/harmless.json', 's.cursor"', 's.hyphens"', 'Join the two.'],
  ['language/forms.json', '{little}{baseline}', '{few}{baseline}', 'this is unlike'],
  ['language/forms.json', '"form": "users"', '"form": "user"', 'this is unlike'],
])('in %s, a line with %s that becomes %s is named', (file, part, ...[wrong, reason]) => {
  const content = read(file)
  const place = content.slice(0, content.indexOf(part)).split('\n').length
  const mistakes = mistakesIn(file, content.replace(part, wrong))
  expect(mistakes.join('\n')).toContain(reason)
  expect(Number(/^src\/[\w/-]+\.json:(\d+): /.exec(mistakes[0] ?? '')?.[1])).toBeGreaterThanOrEqual(
    place,
  )
})
