/**
 * Runs the test of every record in the Chromium, the Firefox and the WebKitGTK that are installed, in a secure page and on http:
 * `npm run test:detection -- [--engine NAME]… [--write]`. Fails if a test throws, or if the contradictions
 * with the data are not those of the table; `--write` writes the table.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { BrowserMissingError } from '#tests/e2e/support/browser.ts'
import { type EngineName, engineNames } from '#tests/engines/support/driver.ts'
import { readEngines, UnknownEngineError } from '#tests/engines/support/engine-arguments.ts'
import { requirePrograms } from '#tests/engines/support/programs.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { answersOf } from './answers.ts'
import { contradictionsIn, differences, type EngineTable, renewed } from './contradictions.ts'

const file = fileURLToPath(new URL('contradictions.json', import.meta.url))
const browsers = { chromium: 'chrome', firefox: 'firefox', webkit: 'safari' } as const

/** WebKitGTK does not say which Safari has its engine: that of the month in which a series began. */
const safariOf: ReadonlyMap<string, number> = new Map([
  ['2.46', 18],
  ['2.48', 18.4],
  ['2.50', 26],
])

/** The version of the browser whose data an engine is compared with; undefined if that is not known. */
const comparedVersion = (engine: EngineName, version: string): number | undefined =>
  engine === 'webkit'
    ? safariOf.get(/^\d+\.\d+/.exec(version)?.[0] ?? '')
    : Number.parseInt(version, 10)

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const tables: Record<EngineName, EngineTable> = JSON.parse(await readFile(file, 'utf8'))

const count = (letters: string, letter: string): number => letters.split(letter).length - 1

/** Runs all tests in an engine; returns what is wrong. */
async function runIn(engine: EngineName, isWritten: boolean): Promise<readonly string[]> {
  const { records } = await loadCatalogue()
  const tested = records.compat.flatMap((record) =>
    record.test === undefined ? [] : [{ ...record, test: record.test }],
  )
  const { answers, version } = await answersOf(
    engine,
    tested.map(({ test }) => test),
  )
  const faults = tested
    .filter((_, place) => /[?x]/.test(`${answers.secure[place]}${answers.http[place]}`))
    .map(({ objectID, test }) => `neither true nor false: ${objectID}. ${test}`)
  for (const [page, letters] of Object.entries(answers)) {
    print(
      `${engine} ${version}, ${page} page: ${count(letters, 't')} true, ${count(letters, 'f')} false, ${count(letters, 'x')} throw`,
    )
  }
  const compared = comparedVersion(engine, version)
  if (compared === undefined) {
    print(`No version of Safari is known to have the engine of WebKitGTK ${version}: not compared.`)
    return faults
  }
  const found = contradictionsIn(tested, {
    answers,
    version: compared,
    browser: browsers[engine],
  })
  const changed = differences(tables[engine], found)
  if (isWritten) tables[engine] = renewed(tables[engine], found, compared)
  return [...faults, ...(isWritten ? [] : changed)]
}

try {
  const { engines = engineNames, rest } = readEngines(process.argv.slice(2))
  const { values } = parseArgs({ args: [...rest], options: { write: { type: 'boolean' } } })
  requirePrograms(engines)
  let wrong = 0
  for (const engine of engines) {
    const lines = await runIn(engine, values.write === true)
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
