/** What code checks read under the alternative names of the package: code is made from each of them. */
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { onlyThese } from '#catalogue/verdict/verdict.ts'
import { readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { mergeUses } from '#check/analysis/merge-uses.ts'
import { reportedOf, reportOf } from '#check/report/index.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { statementsOf } from '#tests/unit/facts/compat-package.ts'

const { content, records, summary } = await loadCatalogue()
const index = readCodeTable(content.code)

type Code = { readonly file: string; readonly text: string }

/** Code that uses an entry under another name; undefined for entries that a few words cannot use. */
function codeFor(key: string, name: string): Code | undefined {
  const [branch, section = '', owner = '', value, deeper] = key.split('.')
  if (deeper !== undefined || value?.includes('_') === true) return undefined
  if (branch === 'css' && section === 'properties') {
    const text = value === undefined ? `a{${name}:initial}` : `a{${owner}:${name}}`
    return { file: 'a.css', text }
  }
  if (branch === 'css' && section === 'selectors') {
    return { file: 'a.css', text: `a${name.replace('()', '(a)')}{color:red}` }
  }
  if (branch !== 'api' || value !== undefined) return undefined
  const isGlobal = section === 'Window' ? !owner.endsWith('_event') : owner === ''
  return isGlobal && /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(name)
    ? { file: 'a.js', text: `window.${name}` }
    : undefined
}

const cases = records.compat.flatMap(({ objectID: key }) => {
  const names = new Set(
    coreBrowsers.flatMap((browser) =>
      statementsOf(key, browser).flatMap(({ version_added: added, alternative_name: other }) =>
        other === undefined || added === false ? [] : [other],
      ),
    ),
  )
  return [...names].flatMap((name) => {
    const code = codeFor(key, name)
    return code === undefined ? [] : [{ key, name, code }]
  })
})

test('code with an alternative name of the package uses its entry, or one of that name', () => {
  expect(cases.length).toBeGreaterThan(50)
  const unread = cases.filter(({ key, name, code: { file, text } }) => {
    const found = findUses({ name: file, text }, index)
    const { uses } = mergeUses([{ name: file, text, ...found }], index)
    const plain = name.replaceAll(/^:+|\(\)$/g, '')
    return !uses.some(
      ({ entry }) => entry.of === key || entry.key.endsWith(`.${plain}`) || entry.key === key,
    )
  })
  expect(unread.map(({ key, name }) => `${key} ${name}`)).toEqual([])
})

/** The spellings that a browser had and gave up: each with the first version without it. */
const retired = records.compat.flatMap(({ objectID: key }) =>
  coreBrowsers.flatMap((browser) => {
    const statements = statementsOf(key, browser)
    return statements.flatMap(({ alternative_name: name = '', version_removed: end }) => {
      const isBack = statements.some(
        (other) => other.alternative_name === name && other.version_removed === undefined,
      )
      const code = name === '' || isBack ? undefined : codeFor(key, name)
      const target = Number.parseFloat(String(end))
      return code === undefined || Number.isNaN(target)
        ? []
        : [{ key, name, browser, target, code }]
    })
  }),
)

test('a retired spelling does not work in the version that gave it up, although its entry may', () => {
  const answers = retired.flatMap(({ key, name, browser, target, code: { file, text } }) => {
    const uses = mergeUses([{ name: file, text, ...findUses({ name: file, text }, index) }], index)
    const { items } = reportOf(reportedOf(uses), onlyThese({ [browser]: target }), summary.asOf)
    // A name that two entries had is judged by one of them.
    const own = items.filter(({ entry }) => entry.of === key)
    return own.map(({ verdict }) => `${verdict.answer}: ${name} in ${browser} ${target}`)
  })
  expect(answers.length).toBeGreaterThan(20)
  expect(answers.filter((answer) => !answer.startsWith('no:'))).toEqual([])
})
