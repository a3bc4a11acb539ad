// Adds up what the test runners wrote, and repeats the failed tests, since a long log is often cut.
// A step that fails without a failing test (lint, types, build, size) counts as one.
import { existsSync, readFileSync } from 'node:fs'

const folder = new URL('../test-results/', import.meta.url)

/** What each command of `.ci/run` leaves: reports of Vitest, and of Playwright. */
const tests = ['first/tests', 'rest/tests']
const journeys = ['first/journeys', 'rest/journeys', 'rest/standalone']
/** Where other engines than Chromium are installed. */
const others = ['rest/engines']

const read = (name) => {
  try {
    return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  } catch {
    return undefined
  }
}

const firstLine = (text) => (text ?? '').split('\n', 1)[0]

/** The failed tests of Vitest's report, and the files that could not be run. */
const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failures = assertionResults.filter((test) => test.status === 'failed')
    if (failures.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`]
    return failures.map(
      (test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`,
    )
  })

/** The journeys of Playwright's report that failed or had to be tried again. */
const failedJourneys = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ ok, file, line, title, tests: runs }) =>
    ok && runs.every(({ status }) => status !== 'flaky') ? [] : [`${file}:${line} > ${title}`],
  ),
  ...suites.flatMap(failedJourneys),
]

/** What a report says: how many passed and failed, and which failed. A run without a report failed. */
function outcomeOf(name) {
  const report = read(name)
  if (report === undefined) return { passed: 0, failed: 1, failures: [`${name} has no results`] }
  const { numPassedTests, numFailedTests, stats } = report
  return stats === undefined
    ? { passed: numPassedTests, failed: numFailedTests, failures: failedTests(report) }
    : {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        failures: failedJourneys(report),
      }
}

const ran = others.filter((name) => read(name) !== undefined)
const outcomes = [...tests, ...journeys, ...ran].map(outcomeOf)
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
const hasFailed = process.argv[2] !== '0' || failures.length > 0
const failed = hasFailed ? Math.max(sum('failed'), 1) : 0

for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
const notCompared = new URL('not-compared.txt', folder)
if (existsSync(notCompared)) process.stdout.write(readFileSync(notCompared, 'utf8'))
process.stdout.write(`${sum('passed')} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
