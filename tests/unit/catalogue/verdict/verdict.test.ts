import { describe, expect, it } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { lowestVersions } from '#catalogue/verdict/combine.ts'
import { onlyThese, type Targets, verdictOf } from '#catalogue/verdict/verdict.ts'
import { shortVerdict, verdictReasons, whereMissing } from '#catalogue/verdict/words.ts'

const today = '2026-11-23'

function verdict(safari: string | undefined, target: number) {
  const support = safari === undefined ? {} : { safari }
  return verdictOf({ support }, onlyThese({ safari: target }), today)
}

describe('verdictOf', () => {
  it.each([
    ['17.4', 17.4, 'yes'],
    ['17.4', 17.3, 'no'],
    ['≤79', 79, 'yes'],
    ['≤79', 78, 'no'],
    ['next 27 2026-11-20', 27, 'yes'],
    ['next 27 2026-12-20', 26, 'no'],
    ['partial 15', 15, 'part'],
    ['partial 15', 14, 'no'],
    ['prefix 10', 11, 'part'],
    ['alt 12', 12, 'part'],
    ['flag 96', 100, 'no'],
    ['preview', 100, 'no'],
    ['gone 65; 1', 60, 'no'],
    ['18; prefix 9 -webkit-', 17, 'part'],
    ['16.4; partial 1.2', 15, 'part'],
    ['16.4; partial 1.2', 1, 'no'],
    ['flag 98; 1', 50, 'no'],
    ['gone preview; 26.4', 27, 'yes'],
    [undefined, 100, 'no'],
  ] as const)('says of "%s" for version %d: %s', (code, target, answer) => {
    expect(verdict(code, target).answer).toBe(answer)
  })

  it('asks no browser but the targets', () => {
    const support = { chrome: '105' }
    expect(verdictOf({ support }, onlyThese({ chrome: 120 }), today)).toEqual({
      answer: 'yes',
      blockers: [],
      unjudged: [],
    })
  })

  it('says no where one browser of many lacks a thing', () => {
    const support = { chrome: '105', safari: 'prefix 9' }
    const targets: Targets = { chrome: 120, firefox: 128, safari: 17 }
    expect(verdictOf({ support }, onlyThese(targets), today)).toEqual({
      answer: 'no',
      blockers: [
        { browser: 'firefox', target: 128, how: 'missing' },
        { browser: 'safari', target: 17, how: 'prefix', version: '9' },
      ],
      unjudged: [],
    })
  })

  it('keeps what was asked for beside the targets', () => {
    const unjudged = [{ name: 'Opera Mini', reason: 'It runs few scripts.' }]
    const asked = { targets: { chrome: 120 }, unjudged }
    expect(verdictOf({ support: { chrome: '105' } }, asked, today)).toMatchObject({ unjudged })
  })

  it('refuses targets without a browser, which would make everything work', () => {
    expect(() => verdictOf({ support: {} }, onlyThese({}), today)).toThrow('the targets are empty')
  })
})

describe('shortVerdict', () => {
  const targets: Targets = { chrome: 120, firefox: 128, safari: 16, safari_ios: 16 }
  const short = (support: Record<string, string>) =>
    shortVerdict(verdictOf({ support }, onlyThese(targets), today))
  const everywhere = { chrome: '105', firefox: '100', safari: '15', safari_ios: '15' }

  it('is one word or two where all browsers have a thing', () => {
    expect(short(everywhere)).toBe('Yes')
    expect(short({ ...everywhere, safari: 'prefix 9' })).toBe('In part')
    expect(short({ ...everywhere, safari: 'nearly 9' })).toBe('Nearly')
    expect(short({ ...everywhere, firefox: 'partial 100', safari: 'nearly 9' })).toBe('In part')
  })

  it('names the browsers that lack a thing, and not those that have it in part', () => {
    expect(short({ ...everywhere, firefox: 'partial 100', safari: '17' })).toBe('No: Safari 16')
    expect(short({ chrome: '105', firefox: '100' })).toBe('No: Safari 16, Safari on iOS 16')
  })

  it.each([
    ['gone 18; 9', 'No: Safari 18'],
    ['gone 15; 9', 'No: Safari 16'],
    ['26; gone 18; 9', 'No: Safari 18'],
    ['26; gone 15; 9', 'No: Safari 16'],
    ['26; gone 19; 17', 'No: Safari 16'],
  ])('names the version that lost a thing with the support %s: %s', (safari, words) => {
    expect(short({ ...everywhere, safari })).toBe(words)
  })

  it('counts those that there is no room to name', () => {
    const none = verdictOf({ support: {} }, onlyThese(targets), today)
    expect(whereMissing(none, 2)).toBe('Chrome 120, Firefox 128 and 2 more')
    expect(whereMissing(none, 4)).toBe('Chrome 120, Firefox 128, Safari 16, Safari on iOS 16')
  })
})

describe('verdictReasons', () => {
  it.each([
    ['17.4', 'Safari 16 lacks it (needs 17.4)'],
    ['next 30 2027-01-01', 'Safari 16 lacks it (announced for 30)'],
    ['≤17', 'not known in Safari 16 (changed in 17 or earlier)'],
    ['gone 15; 1', 'Safari removed it in 15'],
    ['18; prefix 9 -webkit-', 'Safari 16 needs the prefix -webkit- (since 9, plain in 18)'],
    ['alt 9 -webkit-x', 'Safari 16 needs the name -webkit-x (since 9)'],
    ['17; partial 9', 'Safari 16 supports it in part (since 9, plain in 17)'],
    ['26; partial 18; 9', 'Safari 16 and later support it in part (since 18, plain in 26)'],
    ['flag 18; 9', 'Safari 16 and later have it behind a flag (since 18)'],
    ['preview', 'Safari 16 lacks it (preview only)'],
    // A preview that keeps it behind a flag announces nothing.
    ['flag preview', 'Safari 16 lacks it (no version supports it)'],
    ['flag 15', 'Safari 16 has it behind a flag (since 15)'],
    ['prefix 9', 'Safari 16 needs a prefix (since 9)'],
    ['alt 9', 'Safari 16 needs another name (since 9)'],
    ['nearly 9', 'Safari 16 supports nearly all of it (since 9)'],
    [
      'partial prefix 9 -x-',
      'Safari 16 needs the prefix -x-, with which some of it works (since 9)',
    ],
    ['partial 9', 'Safari 16 supports it in part (since 9)'],
    [undefined, 'Safari 16 lacks it (no version supports it)'],
  ] as const)('words "%s"', (code, words) => {
    expect(verdictReasons(verdict(code, 16))).toEqual([words])
  })

  it('names browsers together where the same holds for them', () => {
    const support = { safari: '17.4', safari_ios: '17.4' }
    const targets = { firefox: 130, safari: 16, safari_ios: 16.4 }
    expect(verdictReasons(verdictOf({ support }, onlyThese(targets), today))).toEqual([
      'Firefox 130 lacks it (no version supports it)',
      'Safari 16 and Safari on iOS 16.4 lack it (needs 17.4)',
    ])
  })

  it('names the browsers that count by the version of their engine, also where all works', () => {
    const platforms = { opera: '90; by engine', oculus: 'by engine', ie: '9' }
    const said = (targets: Targets) =>
      verdictReasons(verdictOf({ support: {}, platforms }, onlyThese(targets), today))
    expect(said({ opera: 100_000_000 })).toEqual(['by the version of the engine of Opera'])
    expect(said({ opera: 100_000_000, oculus: 30_000_000, ie: 11_000_000 })).toEqual([
      'Meta Quest Browser 30 lacks it (no version supports it)',
      'by the version of the engine of Opera and Meta Quest Browser',
    ])
  })

  it('says nothing where all works', () => {
    expect(verdictReasons(verdict('15', 16))).toEqual([])
  })
})

describe('lowestVersions', () => {
  it('takes the latest of the first versions, and names what set it', () => {
    const things = [
      { id: 'has', support: { chrome: '105', safari: '15.4' } },
      { id: 'popover', support: { chrome: '114', safari: '17' } },
      { id: 'dialog', support: { chrome: '37', safari: '15.4' } },
    ]
    const { chrome, safari, firefox } = lowestVersions(things, today)
    expect(chrome).toEqual({ version: 114, because: ['popover'] })
    expect(safari).toEqual({ version: 17, because: ['popover'] })
    expect(firefox).toEqual({ version: NEVER, because: ['has', 'popover', 'dialog'] })
  })

  it('counts neither prefixed support nor what is not out yet', () => {
    const things = [{ id: 'a', support: { chrome: 'prefix 10', safari: 'next 30 2027-01-01' } }]
    const { chrome, safari } = lowestVersions(things, today)
    expect([chrome.version, safari.version]).toEqual([NEVER, NEVER])
  })
})

describe('on platforms', () => {
  const fetch = {
    support: { chrome: '42' },
    platforms: { nodejs: '18.0.0', deno: '1.9', bun: 'no' },
  }
  const said = (targets: Targets) => {
    const found = verdictOf(fetch, onlyThese(targets), today)
    return [found.answer, ...verdictReasons(found)]
  }

  it.each([
    [{ nodejs: 18_000_000 }, ['yes']],
    [{ nodejs: 16_017_000 }, ['no', 'Node.js 16.17 lacks it (needs 18)']],
    // By their decimals 1.10 would come before 1.9.
    [{ deno: 1_010_000 }, ['yes']],
    [{ deno: 1_008_000 }, ['no', 'Deno 1.8 lacks it (needs 1.9)']],
    [{ bun: 1_000_000 }, ['no', 'Bun 1 lacks it (no version supports it)']],
    [{ webview_ios: 17_000_000 }, ['no', 'iOS WebView 17 lacks it (no version supports it)']],
    [{ chrome: 50, nodejs: 18_000_000 }, ['yes']],
  ] as const)('says of %o: %s', (targets, words) => {
    expect(said(targets)).toEqual(words)
  })

  it('names all ranges of support if a version has it, a later one does not and a newer one does again', () => {
    const any = { support: {}, platforms: { nodejs: '20.3.0; gone 19.0.0; 18.17.0' } }
    const wordsFor = (nodejs: number) =>
      verdictReasons(verdictOf(any, onlyThese({ nodejs }), today))
    const ranges = 'from 18.17 until 19, and again since 20.3'
    expect(wordsFor(18_020_000)).toEqual([`Node.js 18.20 and later: ${ranges}`])
    expect(wordsFor(20_000_000)).toEqual([`Node.js 20 and later: ${ranges}`])
    expect(wordsFor(20_003_000)).toEqual([])
  })

  it('says of what cannot exist in a runtime that it is nothing it runs', () => {
    const grid = { support: { chrome: '57' }, platforms: {} }
    const found = verdictOf(
      grid,
      onlyThese({ chrome: 57, nodejs: 20_000_000, deno: 2_000_000 }),
      today,
    )
    expect(found.answer).toBe('no')
    expect(verdictReasons(found)).toEqual(['not something Node.js and Deno run'])
  })

  it('refuses a record that was read without its platforms', () => {
    expect(() => verdictOf({ support: {} }, onlyThese({ nodejs: 1 }), today)).toThrow('nodejs')
  })
})
