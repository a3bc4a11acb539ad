import { expect, test } from 'vitest'

import { BOUNDS } from '#provider/protocol/bounds.ts'
import { BudgetError, type BudgetLimits, createBudget } from '#provider/protocol/request/budget.ts'

const limits: BudgetLimits = {
  searchTime: 10,
  requestTime: 15,
  searchSteps: 100_000,
  requestSteps: 150_000,
  freeSteps: 0,
}

/** A budget with a clock that a test moves. */
function budgetOf(changes: Partial<BudgetLimits> = {}) {
  const clock = { now: 0 }
  const startTimer = () => {
    const started = clock.now
    return () => clock.now - started
  }
  return { clock, ...createBudget({ ...limits, ...changes }, startTimer) }
}

test('a search is refused before it takes more steps than one may', () => {
  const { run } = budgetOf()
  run((spend) => spend(100_000))
  expect(() => run((spend) => spend(100_001))).toThrow(
    new BudgetError('The search needs more than 100000 steps'),
  )
})

test('the steps of all searches and of the work between them are those of the request', () => {
  const { run, spend } = budgetOf()
  run((more) => more(90_000))
  spend(60_000)
  expect(() => spend(1)).toThrow(new BudgetError('The request needs more than 150000 steps'))
})

test('the clock is read once in 10,000 steps', () => {
  const { run, clock } = budgetOf()
  run((spend) => {
    clock.now += 10
    spend(9999)
    expect(() => spend(1)).toThrow(new BudgetError('The search took longer than 10 ms'))
  })
})

test('time does not count while a request has done little, however slow the machine is', () => {
  const { run, clock } = budgetOf({ freeSteps: 50_000 })
  run((spend) => {
    clock.now += 1000
    spend(49_999)
    expect(() => spend(10_000)).toThrow(new BudgetError('The search took longer than 10 ms'))
  })
})

test('the time of earlier searches is taken from the request', () => {
  const { run, clock } = budgetOf()
  run(() => (clock.now += 9))
  expect(() =>
    run((spend) => {
      clock.now += 6
      spend(10_000)
    }),
  ).toThrow(new BudgetError('The searches took longer than 15 ms'))
})

test('a search within a search is a part of it', () => {
  const { run, clock } = budgetOf()
  run((spend) => {
    clock.now += 6
    run(() => (clock.now += 4))
    expect(() => spend(10_000)).toThrow(BudgetError)
  })
})

test('a part of an answer costs steps, and all parts have a length at most', () => {
  const steps = budgetOf()
  expect(steps.answer({ a: 'text' })).toEqual({ a: 'text' })
  expect(() => steps.answer('a'.repeat(50_000))).toThrow(BudgetError)
  const { answer } = budgetOf({ searchSteps: 1e9, requestSteps: 1e9 })
  answer('a'.repeat(BOUNDS.answerLength - 10))
  expect(() => answer('a'.repeat(9))).toThrow('The answer is longer than 20000000 characters')
})
