import { readPhrases } from '#ingest/tasks/tasks.ts'
import type { Tasks } from '#ingest/tasks/tasks.ts'

import { dataSpecWords } from './data.ts'
import { deviceSpecWords } from './devices.ts'
import { documentSpecWords } from './documents.ts'
import { mediaSpecWords } from './media.ts'
import { networkSpecWords } from './network.ts'
import { scriptSpecWords } from './scripts.ts'
import { styleSpecWords } from './styles.ts'

/** What people look for in specifications, in their words, by area. */
const areas: readonly string[] = [
  styleSpecWords,
  scriptSpecWords,
  networkSpecWords,
  deviceSpecWords,
  mediaSpecWords,
  dataSpecWords,
  documentSpecWords,
]

/** Phrases by the shortname of the specification that they lead to. */
export function readSpecTasks(texts: readonly string[] = areas): Tasks {
  return readPhrases(texts, () => 'specification')
}
