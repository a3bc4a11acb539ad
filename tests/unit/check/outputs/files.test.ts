import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'

import { noParts } from '#check/analysis/account.ts'
import type { CodePlace } from '#check/analysis/merge-uses.ts'
import { reportHtml } from '#check/outputs/html.ts'
import { reportJson } from '#check/outputs/json.ts'
import { reportMarkdown } from '#check/outputs/markdown.ts'
import { reportSarif } from '#check/outputs/sarif.ts'
import { raiseSentence } from '#check/report/raises.ts'
import { reportSentence } from '#check/report/sentence.ts'
import { reportOn, tooNew, use } from '#tests/unit/check/code-uses.ts'

const place: CodePlace = {
  file: 'src/my site.css',
  line: 3,
  certainty: 'certain',
  column: 5,
  end: { line: 3, column: 8 },
  code: 'a{gap:<1}',
  mark: { start: 2, end: 5 },
}

const report = reportOn(
  [
    use('css.properties.x', { ...tooNew, name: 'x|y', places: [place] }),
    use('css.properties.ok'),
    use('api.A.b', { ...tooNew, certainty: 'likely' }),
    use('css.properties.i', {
      ...tooNew,
      isGuarded: true,
      places: [{ ...place, care: 'ignored' }],
    }),
  ],
  {
    problems: [{ file: 'b.js', line: 2, message: 'Unexpected token' }],
    unread: [{ file: 'b.js', line: 4, what: 'template' }],
    notes: ['1 file skipped: binary.'],
    unknown: [
      { kind: 'property', name: 'dsiplay', meant: 'display', file: 'a.css', line: 7, count: 1 },
    ],
    parts: { ...noParts, unknown: 1 },
  },
)
const targetsName = 'my | browsers'
const pageOf = ({ key }: { readonly key: string }) => `https://plinth.example/compat/${key}`
const sentence = reportSentence(report, targetsName)

test('the Markdown says the sentence, and escapes names and browsers', () => {
  const text = reportMarkdown(report, targetsName)
  expect(text).toContain('No, 1 thing does not work in my \\| browsers.')
  expect(text).toContain('x\\|y')
  expect(text).toContain('src/my site.css:3:5')
  expect(text).toContain('Not in the data: dsiplay (did you mean display?).')
})

test('the JSON has a version, the sentence, every entry with its standing, and what was not read', () => {
  expect(JSON.parse(reportJson(report, targetsName))).toMatchObject({
    version: 2,
    sentence,
    answer: 'no',
    browsers: targetsName,
    entries: [
      {
        key: 'css.properties.x',
        standing: 'counted',
        answer: 'no',
        places: [place],
      },
      {
        key: 'api.A.b',
        standing: 'likely',
      },
      {
        key: 'css.properties.i',
        standing: 'ignored',
      },
      {
        key: 'css.properties.ok',
        standing: 'counted',
        answer: 'yes',
      },
    ],
    problems: [{ file: 'b.js' }],
    unread: [{ what: 'template' }],
    notes: ['1 file skipped: binary.'],
  })
})

type Sarif = {
  readonly version: string
  readonly runs: readonly [
    {
      readonly tool: {
        readonly driver: {
          readonly name: string
          readonly rules: readonly { readonly id: string }[]
        }
      }
      readonly results: readonly {
        readonly ruleId: string
        readonly ruleIndex: number
        readonly level: string
        readonly message: { readonly text: string }
        readonly suppressions?: readonly { readonly kind: string }[]
      }[]
      readonly invocations: readonly [{ readonly toolExecutionNotifications: readonly object[] }]
    },
  ]
}

test('the SARIF has the fields that its schema requires, with places as editors count them', () => {
  const log: Sarif = JSON.parse(reportSarif(report, { targetsName, pageOf }))
  expect(log.version).toBe('2.1.0')
  const [{ tool, results, invocations }] = log.runs
  expect(tool.driver.name).toBe('Plinth')
  expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ['css.properties.x', 'error'],
    ['api.A.b', 'note'],
    ['css.properties.i', 'note'],
  ])
  for (const { ruleId, ruleIndex, message } of results) {
    expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
    expect(message.text).not.toBe('')
  }
  expect(results[0]).toMatchObject({
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'src/my%20site.css' },
          region: {
            startLine: 3,
            startColumn: 5,
            endLine: 3,
            endColumn: 8,
            snippet: { text: 'gap' },
          },
        },
      },
    ],
  })
  expect(results.map(({ suppressions }) => suppressions?.[0]?.kind)).toEqual([
    undefined,
    undefined,
    'inSource',
  ])
  expect(invocations[0].toolExecutionNotifications).toHaveLength(4)
})

test('the HTML is a document without scripts and other files that says the sentence and escapes code', () => {
  const html = reportHtml(report, { targetsName, pageOf })
  expect(html).not.toMatch(/<script|<link|<img|\ssrc=/)
  const { document } = new JSDOM(html).window
  expect(document.querySelector('h1')?.textContent).toBe(sentence)
  expect(document.querySelector('mark')?.textContent).toBe('gap')
  expect(document.querySelector('mark')?.parentElement?.textContent).toBe('a{gap:<1}')
  expect(document.querySelector('a')?.href).toBe('https://plinth.example/compat/css.properties.x')
  expect(document.body.textContent).toContain('b.js, line 4: This template was not read.')
  expect(document.body.textContent).toContain(
    'a.css, line 7: The data does not have the property dsiplay (did you mean display?).',
  )
})

test('the style of the HTML has all its rules', () => {
  const { document } = new JSDOM(reportHtml(report, { targetsName, pageOf })).window
  const written = document.querySelector('style')?.textContent.match(/^[^{\n]+(?= \{)/gm) ?? []
  const [sheet] = document.styleSheets
  const selectors = Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText.split(' {')[0])
  expect(written.length).toBeGreaterThan(5)
  expect(selectors).toEqual(written)
})

test('Markdown, HTML and JSON say the same of what newer versions would do', () => {
  const [said = ''] = report.raises.map(raiseSentence)
  expect(said).toMatch(/^Raise Safari to 18, /)
  expect(reportMarkdown(report, targetsName)).toContain(`\n\n${said}\n\n`)
  expect(reportHtml(report, { targetsName, pageOf })).toContain(`<p>${said}</p>`)
  expect(JSON.parse(reportJson(report, targetsName))).toMatchObject({
    raises: [{ sentence: said, versions: { safari: '18' }, works: 1, of: 1 }],
  })
})

test('a property and its value are one row of the files, and an entry each of the JSON', () => {
  const value = use('css.properties.x.y', { ...tooNew, name: 'x: y', places: [place] })
  const both = reportOn([use('css.properties.x', { ...tooNew, places: [place] }), value])
  expect(reportMarkdown(both, targetsName)).toContain('| css.properties.x, x: y | Not yet |')
  const { document } = new JSDOM(reportHtml(both, { targetsName, pageOf })).window
  const names = document.querySelectorAll('tbody th a')
  expect(Array.from(names, ({ textContent }) => textContent)).toEqual(['css.properties.x', 'x: y'])
  expect(document.querySelectorAll('tbody tr')).toHaveLength(2)
  expect(JSON.parse(reportJson(both, targetsName))).toMatchObject({
    entries: [{ row: 'css.properties.x' }, { key: 'css.properties.x.y', row: 'css.properties.x' }],
  })
})
