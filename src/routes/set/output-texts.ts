import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { formatMonth } from '#lib/dates.ts'
import { escapeMarkdown, markdownTable } from '#lib/formats/markdown.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { supportCell } from '#ui/support/support-state.ts'

import type { SetAnswer, shortfallsIn } from './set-answer.ts'
import type { SetItem } from './set-item.ts'

/** The tests of a set's items in one condition. */
export type SetTests = {
  /** "(gap: initial) and selector(:has(a))"; empty if no item has such a test. */
  readonly condition: string
  readonly without: readonly SetItem[]
}

const CONDITION = '@supports '

const isTested = (test: string): boolean => test.startsWith(CONDITION)

/** An `@supports` condition for all items with a CSS test. */
export function supportsCondition(items: readonly SetItem[]): SetTests {
  const conditions = items.flatMap(({ tests }) =>
    tests.filter(isTested).map((test) => inBrackets(test.slice(CONDITION.length))),
  )
  return {
    condition: [...new Set(conditions)].join(' and '),
    without: items.filter(({ tests }) => !tests.some(isTested)),
  }
}

/** A JavaScript condition for all items with a test. */
export function scriptCondition(items: readonly SetItem[]): SetTests {
  const conditions = items.flatMap(({ tests }) =>
    tests.map((test) =>
      isTested(test) ? `CSS.supports('${test.slice(CONDITION.length)}')` : inBrackets(test),
    ),
  )
  return {
    condition: [...new Set(conditions)].join(' &&\n  '),
    without: items.filter(({ tests }) => tests.length === 0),
  }
}

/** Adds brackets around conditions whose operators would bind differently. */
function inBrackets(condition: string): string {
  return /^not |\) or |\|\|| \? /.test(condition) ? `(${condition})` : condition
}

/** The browsers that a visitor has chosen, and what falls short in them. */
export type SetChecked = {
  readonly name: string
  readonly short: ReturnType<typeof shortfallsIn>
}

/** Formats the set as a Markdown table: a row per item, one for all of them, and what falls short. */
export function setMarkdown(
  { items, texts, today }: SetAnswer,
  address: string,
  checked?: SetChecked,
): string {
  const names = coreBrowsers.map((browser) => browserLabels[browser].name)
  const rows = items.map((item) => [
    item.isEntry ? `\`${item.name.replaceAll('`', "'")}\`` : escapeMarkdown(item.name),
    statusText(item),
    ...browserColumns.map((column) => escapeMarkdown(supportCell(column, item, today).text)),
  ])
  const whole = ['**All of them**', '', ...coreBrowsers.map((browser) => texts[browser])]
  return [
    markdownTable(['', 'Baseline', ...names], [...rows, whole]),
    ...(checked === undefined ? [] : [checkedMarkdown(checked)]),
    `<${address}>`,
  ].join('\n\n')
}

function checkedMarkdown({ name, short }: SetChecked): string {
  const browsers = `Checked in ${escapeMarkdown(name)}`
  if (short.length === 0) return `${browsers}: everything works.`
  const lines = short.map(
    ({ item, verdict }) =>
      `- ${escapeMarkdown(item.name)}: ${escapeMarkdown(verdictReasons(verdict).join('; '))}`,
  )
  return `${browsers}:\n\n${lines.join('\n')}`
}

function statusText(item: SetItem): string {
  const day = baselineDay(item)
  if (item.baseline === undefined) return '–'
  return baselineLabels[item.baseline] + (day === undefined ? '' : ` ${formatMonth(day)}`)
}

/** Formats the set as JSON: each item, and the combined results. */
export function setJson(
  { items, texts, baseline, today }: SetAnswer,
  address: string,
  { usage, checked }: { readonly usage: number | undefined; readonly checked?: SetChecked },
): string {
  const versions = perCoreBrowser((browser) => (texts[browser] === '–' ? null : texts[browser]))
  const [newly, widely] = baseline.steps
  return JSON.stringify(
    {
      address,
      day: today,
      lowestVersions: versions,
      baseline: {
        status: baseline.status ?? null,
        newly: newly?.date ?? null,
        widely: widely?.date ?? null,
      },
      browsers: checked?.name ?? null,
      fallShort: checked?.short.map(({ item, verdict }) => ({
        id: item.id,
        answer: verdict.answer,
        reasons: verdictReasons(verdict),
      })),
      usage: usage === undefined ? null : Math.round(usage * 100) / 100,
      items: items.map(({ id, name, isEntry, baseline: status, support }) => ({
        id,
        kind: isEntry ? 'compat' : 'feature',
        name,
        baseline: status ?? null,
        support: perCoreBrowser((browser) => support[browser] ?? null),
      })),
    },
    null,
    2,
  )
}
