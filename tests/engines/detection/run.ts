/**
 * Runs the test of every record in the Chromium and the Firefox that are installed, in a secure page and on http:
 * `npm run test:detection -- [--engine chromium|firefox]… [--write]`. Fails if a test throws, or if the contradictions
 * with the data are not those of the table; `--write` writes the table.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { BrowserMissingError } from '#tests/e2e/support/browser.ts'
import { UnknownEngineError } from '#tests/engines/support/engine-arguments.ts'
import { requirePrograms } from '#tests/engines/support/programs.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { answersOf } from './answers.ts'
import { contradictionsIn, differences, type EngineTable, renewed } from './contradictions.ts'

const file = fileURLToPath(new URL('contradictions.json', import.meta.url))
const browsers = { chromium: 'chrome', firefox: 'firefox' } as const
type Engine = keyof typeof browsers

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const { values } = parseArgs({
  options: { engine: { type: 'string', multiple: true }, write: { type: 'boolean' } },
})
const all = ['chromium', 'firefox'] as const
const engines = all.filter((engine) => values.engine?.includes(engine) ?? true)
const tables: Record<Engine, EngineTable> = JSON.parse(await readFile(file, 'utf8'))

const count = (letters: string, letter: string): number => letters.split(letter).length - 1

/** Runs all tests in an engine; returns what is wrong. */
async function runIn(engine: Engine): Promise<readonly string[]> {
  const { records } = await loadCatalogue()
  const tested = records.compat.flatMap((record) =>
    record.test === undefined ? [] : [{ ...record, test: record.test }],
  )
  const { answers, version } = await answersOf(
    engine,
    tested.map(({ test }) => test),
  )
  const found = contradictionsIn(tested, { answers, version, browser: browsers[engine] })
  const faults = tested
    .filter((_, place) => /[?x]/.test(`${answers.secure[place]}${answers.http[place]}`))
    .map(({ objectID, test }) => `neither true nor false: ${objectID}. ${test}`)
  for (const [page, letters] of Object.entries(answers)) {
    print(
      `${engine} ${version}, ${page} page: ${count(letters, 't')} true, ${count(letters, 'f')} false, ${count(letters, 'x')} throw`,
    )
  }
  const changed = differences(tables[engine], found)
  if (values.write) tables[engine] = renewed(tables[engine], found, version)
  return [...faults, ...(values.write ? [] : changed)]
}

try {
  if (values.engine?.some((name) => !all.some((engine) => engine === name))) {
    throw new UnknownEngineError(`--engine takes one of ${all.join(', ')}.`)
  }
  requirePrograms(engines)
  let wrong = 0
  for (const engine of engines) {
    const lines = await runIn(engine)
    wrong += lines.length
    for (const line of lines) print(`  ${line}`)
  }
  if (values.write) await writeFile(file, `${JSON.stringify(tables, null, 2)}\n`)
  if (wrong > 0) {
    print(
      'A test that throws is mended in src/ingest/detection. If the engine or the data is right to have changed, run ' +
        '`npm run test:detection -- --write`, write a cause for each new row of tests/engines/detection/contradictions.json, ' +
        'and report errors of the data to browser-compat-data.',
    )
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof BrowserMissingError || error instanceof UnknownEngineError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
