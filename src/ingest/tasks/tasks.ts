import { BuildCheckError } from '#ingest/sources/errors.ts'

import { accessibilityWords } from './accessibility.ts'
import { designWords } from './design.ts'
import { deviceTasks } from './devices.ts'
import { eventEntryTasks } from './entries/event-entries.ts'
import { markupEntryTasks } from './entries/markup-entries.ts'
import { markupEntryWords } from './entries/markup-entry-words.ts'
import { pageEntryTasks } from './entries/page-entries.ts'
import { pageEntryWords } from './entries/page-entry-words.ts'
import { scriptEntryTasks } from './entries/script-entries.ts'
import { scriptEntryWords } from './entries/script-entry-words.ts'
import { serviceEntryTasks } from './entries/service-entries.ts'
import { serviceEntryWords } from './entries/service-entry-words.ts'
import { styleEntryTasks } from './entries/style-entries.ts'
import { styleEntryWords } from './entries/style-entry-words.ts'
import { everydayWords } from './everyday-words.ts'
import { formTasks } from './forms.ts'
import { hookNames } from './hooks.ts'
import { layoutTasks } from './layout.ts'
import { libraryNames } from './libraries.ts'
import { networkTasks } from './network.ts'
import { otherNames } from './other-names.ts'
import { pageTasks } from './pages.ts'
import { partTasks } from './parts.ts'
import { popularAccessWords } from './popular/popular-access.ts'
import { popularAppWords } from './popular/popular-apps.ts'
import { popularLookWords } from './popular/popular-looks.ts'
import { popularQuestionWords } from './popular/popular-questions.ts'
import { popularScriptWords } from './popular/popular-scripts.ts'
import { rarerElementWords } from './rarer/rarer-elements.ts'
import { rarerGraphicsWords } from './rarer/rarer-graphics.ts'
import { rarerInterfaceWords } from './rarer/rarer-interfaces.ts'
import { rarerPropertyWords } from './rarer/rarer-properties.ts'
import { rarerScriptWords } from './rarer/rarer-scripts.ts'
import { rarerStyleWords } from './rarer/rarer-styles.ts'
import { scriptWords } from './script-words.ts'
import { scriptTasks } from './scripts.ts'
import { styleWords } from './style-words.ts'
import { styleTasks } from './style.ts'
import { textTasks } from './text.ts'
import { questionWords } from './words.ts'

/** Phrases by the id of the record that they lead to: a feature, or a compat entry, whose key has a dot. */
export type Tasks = ReadonlyMap<string, readonly string[]>

/** What people want to do, in their words, by area. */
const areas: readonly string[] = [
  layoutTasks,
  styleTasks,
  textTasks,
  formTasks,
  pageTasks,
  scriptTasks,
  networkTasks,
  deviceTasks,
  otherNames,
  questionWords,
  styleWords,
  scriptWords,
  everydayWords,
  hookNames,
  accessibilityWords,
  designWords,
  libraryNames,
  partTasks,
  popularAccessWords,
  popularAppWords,
  popularLookWords,
  popularQuestionWords,
  popularScriptWords,
  rarerElementWords,
  rarerGraphicsWords,
  rarerInterfaceWords,
  rarerPropertyWords,
  rarerScriptWords,
  rarerStyleWords,
  eventEntryTasks,
  markupEntryTasks,
  pageEntryTasks,
  scriptEntryTasks,
  serviceEntryTasks,
  styleEntryTasks,
  markupEntryWords,
  pageEntryWords,
  scriptEntryWords,
  serviceEntryWords,
  styleEntryWords,
]

/** The phrases of features and entries. A phrase may lead to a feature and, elsewhere, to an entry: they are searched apart. */
export function readTasks(texts: readonly string[] = areas): Tasks {
  return readPhrases(texts, (id) => (id.includes('.') ? 'entry' : 'feature'))
}

/**
 * Reads phrases: a line has ids, a colon, and phrases separated by semicolons, "flexbox grid: put boxes side by side".
 * @throws {BuildCheckError} on a line of another form, and on a phrase that occurs twice for records of one kind.
 */
export function readPhrases(texts: readonly string[], kindOf: (id: string) => string): Tasks {
  const tasks = new Map<string, string[]>()
  const seen = new Set<string>()
  for (const line of texts.flatMap((text) => text.split('\n')).filter((text) => text !== '')) {
    const { ids, phrases } = readLine(line)
    const kinds = [...new Set(ids.map(kindOf))]
    for (const phrase of phrases) {
      for (const use of kinds.map((kind) => `${kind} ${plainWords(phrase)}`)) {
        if (seen.has(use)) throw new BuildCheckError(twice(phrase))
        seen.add(use)
      }
    }
    for (const id of ids) tasks.set(id, [...(tasks.get(id) ?? []), ...phrases])
  }
  return tasks
}

function readLine(line: string) {
  const [, ids = '', phrases = ''] = /^([\w.\- ]+): (\S.*)$/.exec(line) ?? []
  const found = phrases.split(';').map((phrase) => phrase.trim())
  if (ids === '' || found.includes('')) {
    throw new BuildCheckError(
      `"${line}" in src/ingest/tasks is not a line of tasks. Write ids, a colon and a space, and phrases separated by "; ".`,
    )
  }
  return { ids: ids.split(' '), phrases: found }
}

function twice(phrase: string): string {
  return `The phrase "${phrase}" occurs twice in src/ingest/tasks. Name all its records in one line.`
}

/** A text without case, signs and further spaces: two phrases that differ in these alone are one. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
