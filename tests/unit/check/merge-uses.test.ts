import { expect, test } from 'vitest'

import { noParts } from '#check/analysis/account.ts'
import type { Finding } from '#check/analysis/finding.ts'
import { mergeUses } from '#check/analysis/merge-uses.ts'

import { use } from './code-uses.ts'

const { entry } = use('css.properties.gap')
const index = { get: () => entry, keys: () => [] }

function placesOfRow(text: string, findings: readonly Omit<Finding, 'key' | 'guards'>[]) {
  const file = {
    name: 'a.css',
    text,
    problems: [],
    parts: noParts,
    unknown: [],
    unread: [],
    ownNames: new Set<string>(),
    findings: findings.map((finding) => ({
      key: entry.key,
      guards: [],
      ...finding,
    })),
  }
  const [merged] = mergeUses([file], index).uses
  return merged?.places ?? []
}

test('of a use the line of code is kept, with its place', () => {
  const [place] = placesOfRow('a {\n  gap: 0;\n}', [{ line: 2, span: { start: 6, end: 9 } }])
  expect(place).toMatchObject({ line: 2, column: 3, code: 'gap: 0;', mark: { start: 0, end: 3 } })
})

test('uses in one short line are one place, in the long line of a minified file several', () => {
  const short = 'a{gap:0}b{gap:0}'
  const spans = [
    { line: 1, span: { start: 2, end: 5 } },
    { line: 1, span: { start: 10, end: 13 } },
  ]
  expect(placesOfRow(short, spans)).toHaveLength(1)
  const columns = placesOfRow(short.padEnd(500, 'c{}'), spans).map(({ column }) => column)
  expect(columns).toEqual([3, 11])
})

test('a comment in the code ignores a use, and other uses in the file count', () => {
  const text = '/* plinth-ignore-next-line */\ngap: 0;\ngap: 1;'
  expect(placesOfRow(text, [{ line: 2 }, { line: 3 }]).map(({ care }) => care)).toEqual([
    'ignored',
    undefined,
  ])
})
