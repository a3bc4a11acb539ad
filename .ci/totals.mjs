// Adds up what the test runners wrote. A step that fails without a failing test (lint, types, build, size) counts as one.
import { readFileSync } from 'node:fs'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../test-results/${file}`, import.meta.url), 'utf8'))
  } catch {
    return undefined
  }
}

const vitest = read('vitest.json')
const journeys = read('e2e.json')?.stats
const passed = (vitest?.numPassedTests ?? 0) + (journeys?.expected ?? 0)
const counted = (vitest?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0)
const hasFailed = process.argv[2] !== '0' || counted > 0 || !vitest || !journeys
const failed = hasFailed ? Math.max(counted, 1) : 0

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
