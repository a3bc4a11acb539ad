import { expect, test } from 'vitest'

import type { Route } from '#provider/protocol/request/request-context.ts'
import { refusalOf } from '#tests/contract/search-shapes.ts'
import type { Shape } from '#tests/contract/shape.ts'
import { at, list } from '#tests/contract/target.ts'

import { answerCases } from './answer-cases.ts'
import { answerShapes } from './answer-shapes.ts'
import type { Case } from './case.ts'
import { type Sample, type SampleName, samples } from './samples.ts'
import { suggestionRecord } from './suggestion-shapes.ts'

// Found by their names: the routes of a new service are among them.
const lists = import.meta.glob<Readonly<Record<string, readonly Route[]>>>(
  '/src/provider/services/*/*-routes.ts',
  { eager: true },
)
const routes = Object.values(lists).flatMap((module) => Object.values(module).flat())

const shapes: ReadonlyMap<string, Shape<unknown>> = new Map(Object.entries(answerShapes))
const cases: ReadonlyMap<string, readonly Case[]> = new Map(Object.entries(answerCases))

const nameOf = ({ method, path }: Route): string => `${method} ${path}`

/** The method and the path of the route that gives an answer. */
const routeOf = (answer: string): string => answer.split(' with ')[0] ?? ''

const isRefused = ([, , status = 200]: Case): boolean => status >= 400

/** Whether anyone gets an answer, whatever is asked: there is nothing to refuse. */
const isForAnyone = ({ right, path }: Route): boolean => right === null && !path.includes(':')

test('the routes of all seven services are found', () => {
  const services = new Set(Object.keys(lists).map((file) => file.split('/').at(-2)))
  expect(services).toEqual(
    new Set([
      'analytics',
      'insights',
      'monitoring',
      'personalization',
      'query-suggestions',
      'recommend',
    ]),
  )
})

test.each(routes.map((route) => [nameOf(route), route] as const))(
  '%s has a shape, and is asked with data, without any, and for a refusal',
  (name, route) => {
    const asked = cases.get(name) ?? []
    expect({
      shape: shapes.has(name),
      withData: asked.some((one) => one[0] !== 'empty' && !isRefused(one)),
      withoutData: asked.some((one) => one[0] === 'empty'),
      refusal: asked.some(isRefused),
    }).toEqual({ shape: true, withData: true, withoutData: true, refusal: !isForAnyone(route) })
  },
)

test('every shape is that of an answer of a route', () => {
  const known = new Set(routes.map(nameOf))
  expect([...shapes.keys()].filter((answer) => !known.has(routeOf(answer)))).toEqual([])
})

/** Asks one after another: some change what the next is about. */
async function askAll(all: readonly Case[]) {
  const made = new Map<SampleName, Sample>()
  const answers: { readonly one: Case; readonly status: number; readonly body: unknown }[] = []
  for (const one of all) {
    const sample = made.get(one[0]) ?? (await samples[one[0]]())
    made.set(one[0], sample)
    const { status, body } = await sample.ask(one[1])
    answers.push({ one, status, body })
  }
  return answers
}

const titleOf = ([sample, { method = 'POST', path }]: Case): string =>
  `${sample}: ${method} ${path}`

test.each([...shapes])(
  'the answers to %s have exactly its shape, and each of its forms once',
  async (name, shape) => {
    const answers = await askAll(cases.get(name) ?? [])
    const faults = answers.flatMap(({ one, status, body }) => {
      const expected = one[2] ?? 200
      if (status !== expected) return [`${titleOf(one)} is ${status}, not ${expected}`]
      const read = isRefused(one) ? refusalOf(status) : shape
      return read.faults(body, titleOf(one))
    })
    expect(faults).toEqual([])
    const seen = new Set(
      answers.flatMap(({ one, body }) => (isRefused(one) ? [] : shape.formsOf(body))),
    )
    // A list that is never filled, or a member that is never absent, would be a shape too wide.
    expect(shape.forms.filter((form) => !seen.has(form))).toEqual([])
  },
)

const protectedRoutes = routes.filter(({ right }) => right !== null)

test.each(protectedRoutes.map((route) => [nameOf(route), route] as const))(
  '%s refuses an unknown key in the shape of a refusal',
  async (_, { method, path }) => {
    const { ask } = await samples.empty()
    const { status, body } = await ask({ method, path: path.replaceAll(':', ''), key: 'unknown' })
    expect(status).toBe(403)
    expect(refusalOf(403).faults(body, path)).toEqual([])
  },
)

test('the records that a build of suggestions makes have exactly the members of the hosted service', async () => {
  const { ask } = await samples.filled()
  const { body } = await ask({ path: '/1/indexes/suggested/browse', body: {} })
  const records = list(at(body, 'hits'))
  const faults = records.flatMap((record) => suggestionRecord.faults(record, 'record'))
  expect(faults).toEqual([])
  const seen = new Set(records.flatMap(suggestionRecord.formsOf))
  expect(suggestionRecord.forms.filter((form) => !seen.has(form))).toEqual([])
})
