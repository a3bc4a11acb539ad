import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { type Parameter } from '#provider/protocol/parameter.ts'
import { parameters } from '#provider/protocol/parameters.ts'
import { routes } from '#provider/protocol/router.ts'

const document = readFileSync('src/provider/PROTOCOL.md', 'utf8')

/** The cells of the rows of the table under a heading. */
function tableUnder(heading: string): readonly string[] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => row.replaceAll(/\s+/g, ' ').trim())
}

function effectOf({ inert, lacks }: Parameter<unknown>): string {
  if (lacks !== undefined) return `refused (501): no ${lacks}`
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

test('the document says of every parameter what it does here', () => {
  const rows = Object.entries(parameters).map(
    ([name, parameter]) => `| \`${name}\` | ${placesOf(parameter)} | ${effectOf(parameter)} |`,
  )
  expect(tableUnder('Parameters')).toEqual(rows)
})

test('the document lists every endpoint with its right', () => {
  const rights = new Map<string | null, string>([
    [null, 'none'],
    ['any', 'by action'],
  ])
  const rows = routes.map(
    ({ method, path, right }) => `| ${method} | \`${path}\` | ${rights.get(right) ?? right} |`,
  )
  expect(tableUnder('Endpoints')).toEqual(rows)
})
