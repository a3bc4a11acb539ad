import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { BOUNDS } from '#provider/protocol/bounds.ts'
import {
  FORMER_NAMES,
  type Parameter,
  parameters,
} from '#provider/protocol/parameters/parameters.ts'
import { DEFAULT_LIMITS, type Route } from '#provider/protocol/request/request-context.ts'
import { createProvider } from '#provider/provider.ts'
import { routes } from '#provider/router.ts'
import { createMemoryStore } from '#provider/store.ts'
import { PATIENT } from '#tests/support/patient.ts'

const document = readFileSync('src/provider/REFERENCE.md', 'utf8')

/** The rows of the table below a heading. */
function tableUnder(heading: string): readonly string[] {
  const section = document.split(new RegExp(`\\n##+ ${heading}\\n`))[1]?.split(/\n#+ /)[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => row.replaceAll(/\s+/g, ' ').trim())
}

function effectOf({ inert, lacks }: Parameter<unknown>): string {
  if (lacks !== undefined) return `refused (400): no ${lacks}`
  return inert === undefined ? 'honoured' : `accepted, no effect: ${inert}`
}

function placesOf({ scope }: Parameter<unknown>): string {
  const places = [
    scope.query ? ['query'] : [],
    scope.facetSearch ? ['facet search'] : [],
    scope.setting ? ['setting'] : [],
  ]
  return places.flat().join(', ')
}

test('the reference states the effect of every parameter', () => {
  const rows = Object.entries(parameters).map(
    ([name, parameter]) => `| \`${name}\` | ${placesOf(parameter)} | ${effectOf(parameter)} |`,
  )
  expect(tableUnder('Parameters')).toEqual(rows)
})

test('the reference lists every former name of a parameter', () => {
  const rows = Array.from(FORMER_NAMES, ([former, name]) => `| \`${former}\` | \`${name}\` |`)
  expect(tableUnder('Former names')).toEqual(rows)
})

function rightOf({ right }: Route): string {
  if (right === null) return 'none'
  return typeof right === 'string' && right !== 'any' ? right : 'by action'
}

test('the reference lists every endpoint with its right', () => {
  const rows = routes.map(
    (route) => `| ${route.method} | \`${route.path}\` | ${rightOf(route)} | honoured |`,
  )
  expect(tableUnder('Endpoints')).toEqual(rows)
})

const numbers = tableUnder('Numbers and their definitions').map((row) => {
  const [endpoint = '', numbersOf = '', , , file = ''] = row.split(' | ')
  return {
    endpoint: endpoint.replaceAll(/[|`]/g, '').trim(),
    names: Array.from(numbersOf.matchAll(/`(\w+)`/g), ([, name = '']) => name),
    file: `tests/${/`(.+)`/.exec(file)?.[1]}`,
  }
})

test('the reference defines the numbers of every endpoint of the analytics', () => {
  const analytics = routes.filter(({ right }) => right === 'analytics')
  const endpoints = analytics.map(({ method, path }) => `${method} ${path}`)
  expect(numbers.map(({ endpoint }) => endpoint)).toEqual(expect.arrayContaining(endpoints))
})

test.each(numbers)('the test of $names of $endpoint names them', ({ endpoint, names, file }) => {
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain(endpoint)
  const text = readFileSync(file, 'utf8')
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})

test('the reference states every bound of a request and the time of a search', () => {
  const stated = tableUnder('Limits').flatMap((row) =>
    Array.from(row.matchAll(/[\d,]+/g), ([number]) => Number(number.replaceAll(',', ''))),
  )
  const { queries, depth, searchTime, searchSteps, requestSteps } = DEFAULT_LIMITS
  expect(stated).toEqual(
    expect.arrayContaining([
      ...Object.values(BOUNDS),
      queries,
      depth,
      searchTime,
      searchSteps,
      requestSteps,
    ]),
  )
})

const hostedOnly = tableUnder('Endpoints of the hosted service only').map((row) => {
  const [, method = '', path = '', status = '', what = ''] =
    /^\| (\w+) \| `(.+)` \| refused \((40[02])\): no (.+) \|$/.exec(row) ?? []
  return { method, path, status: Number(status), what }
})

test('the reference lists endpoints that are refused by name', () => {
  expect(hostedOnly).toHaveLength(38)
})

test.each(hostedOnly)(
  '$method $path is refused with a message that names the missing feature',
  async (row) => {
    const keys = { appId: 'app', adminKey: 'admin', searchKey: 'search' }
    const provider = createProvider({ ...PATIENT, ...keys, store: createMemoryStore() })
    const response = await provider(
      new Request(`http://provider.test${row.path}`, {
        method: row.method,
        headers: { 'x-algolia-application-id': 'app', 'x-algolia-api-key': 'admin' },
      }),
    )
    expect(await response.json()).toEqual({
      status: row.status,
      message: expect.stringMatching(
        new RegExp(`^The embedded provider does not have ${row.what}`),
      ),
    })
  },
)
