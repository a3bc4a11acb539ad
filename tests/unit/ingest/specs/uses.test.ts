import { expect, test } from 'vitest'

import { joinSpecs } from '#ingest/joins/spec-join.ts'
import { named } from '#ingest/names/named.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'
import { definedBySpec, specUses } from '#ingest/specs/uses.ts'

import { specSource } from './spec-source.ts'

const specs: readonly SpecSource[] = [
  { ...specSource, series: { shortname: 'x', current: 'x-2', urls: ['https://x.example/'] } },
  { ...specSource, shortname: 'x-3', url: 'https://x.example/3/' },
].map(({ release: _release, nightly: _nightly, ...spec }) => spec)
const joinSpec = joinSpecs(specs)

/** The uses of a specification with this many interfaces in the compat data. */
function usesOf(shortname: string, interfaces: number) {
  const keys = Array.from({ length: interfaces }, (_, index) => `api.X${String(index)}`)
  const entries = keys.map((key) => ({
    key,
    segments: key.split('.'),
    statement: { source_file: '', support: {}, spec_url: 'https://x.example/2/#x' },
    children: 0,
  }))
  const css = [
    { name: 'x-ray', url: 'https://x.example/2/#x-ray' },
    { name: 'x-axis', url: 'https://x.example/3/#x-axis' },
    { name: 'elsewhere', url: 'https://y.example/' },
  ]
  const idl = new Map([
    ['x', ['XSeries']],
    ['x-3', ['XThree']],
  ])
  const uses = specUses({
    features: new Map(),
    entries: new Map(entries.map((entry) => [entry.key, entry])),
    names: new Map(keys.map((key) => [key, named(key.slice('api.'.length), 'Interface')])),
    joinSpec,
    defined: definedBySpec({ sources: { specs, definitions: { idl, css } }, joinSpec }),
  })
  return uses(shortname)
}

test('a specification with few names in the compat data has those that it defines after them', () => {
  expect(usesOf('x-2', 1)).toEqual({
    features: [],
    compatCount: 1,
    terms: ['X0', 'x-ray', 'XSeries'],
  })
})

test('Web IDL filed under a level is of that level, under a series of its current level', () => {
  expect(usesOf('x-3', 0).terms).toEqual(['x-axis', 'XThree'])
})

test('a specification with many names in the compat data has those alone', () => {
  expect(usesOf('x-2', 5).terms).toEqual(['X0', 'X1', 'X2', 'X3', 'X4'])
})
