import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { parse } from 'acorn'
import { Parser } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'

import { type Fate, partClasses } from '#check/analysis/account.ts'
import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import type { PartPlace } from '#check/analysis/finding.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { declaredIn, globalsIn, statementsIn } from './script-names.ts'
import { namesIn } from './style-names.ts'

const { resolve } = createRequire(import.meta.url)

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

type Part = Fate & { readonly start: number; readonly end: number }

/** The parts of a file, with the counts of the account. */
function partsOf(name: string, text: string) {
  const parts: Part[] = []
  const add = (fate: Fate, { span }: PartPlace) =>
    parts.push({ ...fate, start: span?.start ?? -1, end: span?.end ?? -1 })
  const found = findUses({ name, text }, index, add)
  return { parts, found }
}

const read = (file: string): string => readFileSync(resolve(file), 'utf8')

const sheets = [
  'bootstrap/dist/css/bootstrap.css',
  'bootstrap/dist/css/bootstrap.rtl.min.css',
  'bootstrap/dist/css/bootstrap-reboot.css',
  'bootstrap/dist/css/bootstrap-utilities.css',
  'normalize.css/normalize.css',
]

test.each(sheets)('each name of %s is in exactly one part, and the parts are counted', (file) => {
  // Behind a comment in a value, places are those of the declaration.
  const text = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
  const { parts, found } = partsOf(file, text)
  const total = partClasses.reduce((sum, each) => sum + found.parts[each], 0)
  expect(total).toBe(parts.length)
  const places = parts.map(({ start, end }) => `${start}-${end}`)
  const seen = new Set<string>()
  // What stands in another part, such as a word in a function, is a part of its own.
  expect(places.filter((place) => seen.size === seen.add(place).size)).toEqual([])
  const covered = new Uint8Array(text.length)
  for (const { start, end } of parts) covered.fill(1, start, end)
  const lost = namesIn(text).filter(({ start, end }) => covered.subarray(start, end).includes(0))
  expect(lost.map(({ start, name }) => `${start} ${name}`)).toEqual([])
})

const scripts = ['bootstrap/dist/js/bootstrap.js', 'acorn', 'htmlparser2', 'postcss/lib/parser']

test.each(scripts)('each global name and each statement of %s is one part', (file) => {
  const text = read(file)
  const { parts } = partsOf('a.js', text)
  const startsOf = (kind: Fate['kind'], name?: string) =>
    parts
      .filter((part) => part.kind === kind && (name === undefined || part.name === name))
      .map(({ start }) => start)
      .toSorted((a, b) => a - b)
  const tree = parse(text, {
    ecmaVersion: 'latest',
    sourceType: /^(?:import|export)\b/m.test(text) ? 'module' : 'script',
  })
  const globals = globalsIn(tree, declaredIn(tree))
  const accounted = new Set(startsOf('global name'))
  expect(globals.filter(({ start }) => !accounted.has(start))).toEqual([])
  for (const [type, starts] of statementsIn(tree)) expect(startsOf('syntax', type)).toEqual(starts)
  expect(parts.filter(({ kind, is }) => kind === 'syntax' && is === 'unread')).toEqual([])
})

test('each element and each attribute of a document is one part', () => {
  const text = `<!doctype html><html lang="en"><body class="a"><my-part x="1"><p inert data-x>…</p></my-part>
    <svg viewBox="0 0 1 1"><path d="M0 0" fill="red"/></svg><dialogg opn></dialogg><input type="date" aria-label="x"></body></html>`
  const { parts } = partsOf('a.html', text)
  const expected: string[] = []
  const parser = new Parser(
    {
      onattribute: (name) => expected.push(`attribute ${name}`),
      onopentag: (name) => expected.push(`element ${name}`),
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(text)
  const found = parts.filter(({ kind }) => kind === 'attribute' || kind === 'element')
  expect(found.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual(expected.toSorted())
})
