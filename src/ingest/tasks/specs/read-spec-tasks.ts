import { readPhrases } from '../tasks.ts'
import type { Tasks } from '../tasks.ts'
import { documentSpecWords } from './documents.ts'

/** What people look for in specifications, in their words, by area. */
const areas: readonly string[] = [documentSpecWords]

/** Phrases by the shortname of the specification that they lead to. */
export function readSpecTasks(texts: readonly string[] = areas): Tasks {
  return readPhrases(texts, () => 'specification')
}
