import { expect, test } from 'vitest'

import { findUses } from '#check/analysis/find-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { probeOf } from './probes.ts'
import { index, usesIn } from './uses-in.ts'

const { records } = await loadCatalogue()
const keys = records.compat.map(({ objectID }) => objectID).filter((key) => index.has(key))

/** Entries of the table that a check of scripts does not find, and why. */
const unfindable: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^api\.Window\.(?:frames|parent|self|top|window)$/, 'names of the window itself'],
  [/^javascript\.builtins\.(?:Infinity|NaN|undefined)$/, 'words of the language'],
  [/^javascript\.builtins\.Object\.constructor$/, 'a member of every object'],
  [/^javascript\.builtins\.Proxy\.handler\./, 'methods that the code defines'],
  [/^api\.Document\.requestStorageAccess\.types_parameter\./, 'found, see below'],
  [/^javascript\.builtins\.String\.unicode_code_point_escapes$/, 'found, by its syntax'],
]

test('each entry of an object is found in the shortest script that uses it', () => {
  const asked = keys.filter((key) => /^(?:api|javascript\.builtins|webassembly)\./.test(key))
  const text = asked.map((key) => probeOf(key, index)).join(';\n')
  const { findings, problems } = findUses({ name: 'probes.ts', text }, index)
  const found = new Set(findings.map(({ key, line }) => `${line} ${key}`))
  const lost = asked.filter((key, place) => !found.has(`${place + 1} ${key}`))
  expect(problems).toEqual([])
  expect(lost.filter((key) => !unfindable.some(([pattern]) => pattern.test(key)))).toEqual([])
  const idle = unfindable.filter(([pattern]) => !lost.some((key) => pattern.test(key)))
  expect(idle).toEqual([])
})

test('the kinds of storage that a document asks for are found in the argument', () => {
  expect(usesIn('document.requestStorageAccess({ cookies: true })')).toContain(
    'api.Document.requestStorageAccess.types_parameter.types_cookies_parameter',
  )
})
