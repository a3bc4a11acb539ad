import * as fc from 'fast-check'
import { expect } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { termsOf } from '#catalogue/targets/terms.ts'
import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { shortVerdict } from '#catalogue/verdict/words.ts'

import { readText } from './reading.ts'

const readable = [
  'chrome 109',
  'safari >= 15.4',
  'and_chr 100',
  'baseline 2022',
  '2021',
  'widely',
  'defaults',
  'last 2 chrome versions',
  'firefox esr',
  'node 20',
  'deno 1.40',
  'ie 11',
  '> 5%',
  'chrome 100-110',
  'safari 17-20',
  'firefox < 100',
  'ie 6-8',
  'deno 1-2',
  'chrome beta',
  'safari tp',
  'firefox nightly',
  'bun latest',
  'opera 100',
  'opera 90-142',
  'quest 41',
  'samsung > 28',
]

const unreadable = [
  'chrmoe 109',
  'safari 20',
  'baseline 2999',
  'chrome 9999',
  'nonsense',
  'kaios 2.5',
  'op_mini all',
  '> 200%',
  'and_uc 17',
  'extends something',
  'browserslist config',
  '> 1% in my stats',
  'deno < 2',
  'ie beta',
  'since 13',
  'last 0 versions',
  'electron',
  'opera 500',
  'quest',
  'chrome 120-100',
  '__proto__',
  '%$&/',
  'baseline widely available on 2025-02-30',
]

const part = fc.oneof(
  fc.record({ text: fc.constantFrom(...readable), isRead: fc.constant(true) }),
  fc.record({ text: fc.constantFrom(...unreadable), isRead: fc.constant(false) }),
)

const mixture = fc.array(fc.tuple(fc.constantFrom(', ', ' or ', ' and ', ', not ', '\n'), part), {
  minLength: 1,
  maxLength: 8,
})

const everywhere = {
  support: Object.fromEntries(coreBrowsers.map((browser) => [browser, '1'])),
  platforms: { nodejs: '1', deno: '1', bun: '1', ie: '1' },
}

const TODAY = '2026-11-30'

/** What is said of a text where everything is supported. */
async function saidOf(text: string) {
  const { found, asked } = await readText(text)
  expect(asked).toBeLessThanOrEqual(termsOf(text).length)
  if (found.status === 'unusable') {
    expect(found.problem).not.toBe('')
    return { found, said: [] }
  }
  expect(Object.keys(found.targets)).not.toEqual([])
  const short = shortVerdict(verdictOf(everywhere, found, TODAY))
  return { found, said: [found.name, short] }
}

/** Checks mixtures of parts, and texts of any kind: all is judged, or all that is said names what is not. */
export function checkMixtures(numRuns: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(fc.oneof(mixture, fc.string({ maxLength: 120 })), async (given) => {
      const parts = typeof given === 'string' ? [] : given
      const text =
        typeof given === 'string'
          ? given
          : given.map(([join, { text: own }], place) => (place === 0 ? own : join + own)).join('')
      const { found, said } = await saidOf(text)
      // What “and” or “not” takes away is not asked for.
      const isList = parts.slice(1).every(([join]) => !/and|not/.test(join))
      const unread = isList ? parts.filter(([, { isRead }]) => !isRead) : []
      if (unread.length > 0) expect(found.unjudged.length).toBeGreaterThan(0)
      for (const sentence of said) {
        expect(sentence.endsWith(' not checked)')).toBe(found.unjudged.length > 0)
      }
      const [label = ''] = (said[0] ?? '').split(' (')
      expect(unread.filter(([, one]) => label.includes(one.text))).toEqual([])
    }),
    { numRuns },
  )
}
