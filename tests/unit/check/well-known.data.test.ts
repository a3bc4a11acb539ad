import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'

import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { type CodeUses, mergeUses } from '#check/analysis/merge-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { resolve } = createRequire(import.meta.url)
const root = new URL('../../../', import.meta.url)

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

const usesOf = (files: readonly URL[] | readonly string[]): CodeUses => {
  const found = files.map((file) => {
    const text = readFileSync(file, 'utf8')
    return { name: String(file), text, ...findUses({ name: String(file), text }, index) }
  })
  return mergeUses(found, index)
}

const keysOf = ({ uses }: CodeUses): readonly string[] => uses.map(({ entry }) => entry.key)

test.each([
  ['bootstrap/dist/css/bootstrap.css', ['css.properties.display.flex', 'css.types.var']],
  [
    'normalize.css/normalize.css',
    ['css.selectors.-webkit-search-decoration', 'css.properties.line-height'],
  ],
  ['bootstrap/dist/js/bootstrap.js', ['javascript.statements.class', 'api.Document.querySelector']],
  ['acorn', ['javascript.builtins.Object']],
])('%s is read without a syntax error, and what it uses is found', (file, expected) => {
  const found = usesOf([resolve(file)])
  expect(found.problems).toEqual([])
  expect(keysOf(found)).toEqual(expect.arrayContaining(expected.filter((key) => index.has(key))))
})

test('the code of this page is read without a syntax error, and what it uses is found', () => {
  const folder = new URL('src/', root)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:routes|ui|lib)\/.*\.(?:tsx?|css)$/.test(name))
    .map((name) => new URL(name, folder))
  const found = usesOf(files)
  expect(found.problems).toEqual([])
  expect(keysOf(found)).toEqual(
    expect.arrayContaining(['css.at-rules.layer', 'javascript.operators.optional_chaining']),
  )
})
