// Adds up what the test runners wrote, and repeats the failed tests, since a long log is often cut.
// A step that fails without a failing test (lint, types, build, size) counts as one.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../test-results/${file}`, import.meta.url), 'utf8'))
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
  ...specs.flatMap(({ ok, file, line, title, tests }) =>
    ok && tests.every(({ status }) => status !== 'flaky') ? [] : [`${file}:${line} > ${title}`],
  ),
  ...suites.flatMap(failedJourneys),
]

const vitest = read('vitest.json')
const report = read('e2e.json')
const journeys = report?.stats
const passed = (vitest?.numPassedTests ?? 0) + (journeys?.expected ?? 0)
const counted = (vitest?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0)
const hasFailed = process.argv[2] !== '0' || counted > 0 || !vitest || !journeys
const failed = hasFailed ? Math.max(counted, 1) : 0

for (const failure of [...(vitest ? failedTests(vitest) : []), ...failedJourneys(report ?? {})]) {
  process.stdout.write(`failed: ${failure}\n`)
}
const notCompared = new URL('../test-results/not-compared.txt', import.meta.url)
if (existsSync(notCompared)) process.stdout.write(readFileSync(notCompared, 'utf8'))
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
