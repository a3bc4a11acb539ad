import { expect, test } from 'vitest'

import {
  announcedIn,
  codeOn,
  codesOn,
  codeText,
  isByEngine,
  leavesInPreview,
  plainRanges,
  plainSince,
  readSupport,
  supportFrom,
  supportIn,
  writeByEngine,
  writeSupport,
} from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'

const today = '2026-11-17'

test.each([
  ['next 158 2026-11-17', '2026-11-16', 'next 158'],
  ['next 158 2026-11-17', '2026-11-17', '158'],
  ['next 158 2026-11-17', '2027-01-01', '158'],
  ['next 159', '2027-01-01', 'next 159'],
  ['≤79', today, '≤79'],
  ['flag 96', today, 'flag 96'],
  ['18; prefix 9 -webkit-', today, '18'],
  ['next 158 2026-11-18; prefix 9 -webkit-', today, 'prefix 9 -webkit-'],
  ['next 158 2026-11-18; flag 96', today, 'next 158'],
  ['preview', today, 'preview'],
  ['preview; prefix 9', today, 'prefix 9'],
  ['gone preview; 26.4', today, '26.4'],
  ['gone 65; 1', today, 'gone 65'],
  ['gone 9; flag 1', today, 'no'],
  ['no', today, 'no'],
  ['?', today, '?'],
  ['18; prefix 9; by engine', today, '18'],
  ['by engine', today, 'no'],
])('the code "%s" on %s reads "%s"', (code, day, read) => {
  expect(codeOn(code, day)).toBe(read)
})

test.each([
  '105',
  '≤79',
  '18; prefix 9 -webkit-; prefix 2 -khtml-',
  'next partial 158 2026-11-17; flag 96',
  'next 27.3',
  'gone ≤62; 1',
  '157; nearly 147; next nearly 160 2026-12-01',
  'partial prefix 20 -webkit-; partial alt 9 x',
  'gone preview; alt 3.1 -webkit-mask-box-image',
])('the steps of "%s" are written as they were read', (code) => {
  expect(writeSupport(readSupport(code))).toBe(code)
})

test('no steps have no code, and a text that is no code has no steps', () => {
  expect(writeSupport([])).toBeUndefined()
  expect(['no', '?', '', 'x; y', undefined].flatMap((code) => readSupport(code))).toEqual([])
})

test.each([
  ['18; prefix 9 -webkit-', '18; prefix 9 -webkit-; by engine'],
  ['', 'by engine'],
])('the steps of “%s” by an engine are written as “%s”, and read the same', (code, written) => {
  expect(writeByEngine(readSupport(code))).toBe(written)
  expect(readSupport(written)).toEqual(readSupport(code))
  expect([isByEngine(written), isByEngine(code)]).toEqual([true, false])
})

/** The state of each version from 1 to 12. */
const states = (code: string): string =>
  Array.from({ length: 12 }, (_, place) =>
    supportIn(code, versionInteger(String(place + 1)), today),
  )
    .map(({ state }) => (state === 'none' ? '-' : state[0]))
    .join('')

test.each([
  ['4', '---fffffffff'],
  ['8; prefix 4', '---ppppfffff'],
  ['gone 8; 4', '---ffff-----'],
  ['10; gone 8; 4', '---ffff--fff'],
  ['≤4', 'uuufffffffff'],
  ['8; gone ≤6; 4', '---fu--fffff'],
  ['≤8; prefix 4', '---ppppfffff'],
  ['≤8; flag 4', '---fuuufffff'],
  ['next 8 2026-12-01; 4', '---fffffffff'],
  ['next 8 2026-12-01', '-------fffff'],
])('the versions 1 to 12 of "%s" have %s', (code, wanted) => {
  expect(states(code)).toBe(wanted)
})

const from = (code: string, version: number) =>
  supportFrom(code, versionInteger(String(version)), today).state

test('the support from a version on is the least of it and of later ones that are out', () => {
  expect(from('gone 8; 4', 5)).toBe('none')
  expect(from('flag 8; 4', 5)).toBe('flag')
  expect(from('10; gone 8; 4', 10)).toBe('full')
  expect(from('next gone 8 2026-12-01; 4', 5)).toBe('full')
  expect(from('next gone 8 2026-11-01; 4', 5)).toBe('none')
})

test('plain support begins where it lasts, on its day', () => {
  expect(plainSince('18; prefix 9', today)).toBe('18')
  expect(plainSince('next 18 2026-11-17', today)).toBe('18')
  expect(plainSince('next 18 2026-11-18', today)).toBeUndefined()
  expect(plainSince('gone 18; 9', today)).toBeUndefined()
})

test.each([
  ['20.3.0; gone 19.0.0; 18.17.0', [{ from: '18.17.0', until: '19.0.0' }, { from: '20.3.0' }]],
  ['90; partial 79; 18', [{ from: '18', until: '79' }, { from: '90' }]],
  ['gone 16; 9', [{ from: '9', until: '16' }]],
  ['18; prefix 9', [{ from: '18' }]],
  ['next 18 2026-11-18; gone 9; 5', [{ from: '5', until: '9' }]],
  [undefined, []],
])('the released ranges with plain support by the code %j are %j', (code, expected) => {
  expect(plainRanges(code, today)).toEqual(expected)
})

test('an announced version is one that is not out, of what the newest release lacks', () => {
  expect(announcedIn('next 18 2026-11-18; prefix 9', today)?.version).toBe('18')
  expect(announcedIn('next 18 2026-11-17', today)).toBeUndefined()
  expect(announcedIn('preview', today)).toBeUndefined()
})

test('what a preview has removed is known', () => {
  expect(leavesInPreview('gone preview; 26.4')).toBe(true)
  expect(leavesInPreview('gone 27; 26.4')).toBe(false)
})

test('codes of a day leave out browsers without support', () => {
  expect(
    codesOn({ chrome: '18; prefix 9', safari: 'gone 9; flag 1', edge: undefined }, today),
  ).toEqual({ chrome: '18' })
  expect(codeText(undefined, today)).toBe('–')
})
