import { baselineLabels } from '#catalogue/baseline.ts'
import { browserLabels } from '#catalogue/browsers.ts'
import type { Caveat } from '#catalogue/verdict/facets.ts'
import { formatMonth } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames, releaseStatusNames } from '#lib/glossary.ts'
import type { Range } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { Intent, Question } from './question.ts'

/** The words before and after the noun: "newly available" CSS features "…". */
type Words = { readonly before?: string; readonly after?: string }

/** "CSS features not supported in Safari", "current release of Firefox". */
export function describeQuestion(
  { intents, rest }: Question,
  { noun }: Pick<ListDefinition, 'noun'>,
): string {
  const parts = intents.map(wordsOf)
  const before = parts.flatMap(({ before: word }) => word ?? [])
  const after = parts.flatMap(({ after: word }) => word ?? [])
  const named = intents.map(nameOfReleases).find((name) => name !== undefined)
  const matching = rest === '' ? [] : [`matching “${rest}”`]
  return [...before, named ?? noun, ...after, ...matching].join(' ')
}

function nameOfReleases(intent: Intent): string | undefined {
  if (intent.kind === 'release') return `${browserNames[intent.browser]} ${intent.version}`
  if (intent.kind !== 'releases') return undefined
  const { browser, status, year, engine } = intent
  const name = browserNames[browser]
  if (engine !== undefined) return `releases of ${name} with ${engine}`
  if (year !== undefined) return `releases of ${name} in ${year}`
  return status === undefined
    ? `releases of ${name}`
    : `${releaseStatusNames[status].toLowerCase()} release of ${name}`
}

const caveatWords: Readonly<Record<Caveat, readonly [words: string, browser: string]>> = {
  flag: ['behind a flag', 'in'],
  prefix: ['with a prefix', 'in'],
  partial: ['with partial support', 'in'],
  preview: ['in previews only', 'of'],
  removed: ['removed', 'from'],
  'alternative name': ['with an alternative name', 'in'],
}

function wordsOf(intent: Intent): Words {
  switch (intent.kind) {
    case 'missing': {
      const names = intent.browsers.map((browser) => browserLabels[browser].name)
      return { after: `not supported in ${names.join(' or ')}` }
    }
    case 'blocker':
      return { after: `missing only in ${intent.value}` }
    case 'only':
      return { after: `only in ${intent.value}` }
    case 'everywhere':
      return { after: 'supported by all three engines' }
    case 'years':
      return { after: `that became Baseline ${yearWords(intent.range)}` }
    case 'month':
      return { after: `that became Baseline in ${formatMonth(intent.month)}` }
    case 'baseline':
      return baselineWords(intent.statuses)
    case 'asOf':
      return { after: `that ${pastWords(intent.statuses)} on ${formatDay(intent.day)}` }
    case 'nearly':
      return { after: 'with 80 % or more of their parts in Baseline' }
    case 'usage':
      return { after: usageWords(intent.range) }
    case 'caveat': {
      const [words, preposition] = caveatWords[intent.caveat]
      const { browser } = intent
      return {
        after:
          browser === undefined ? words : `${words} ${preposition} ${browserLabels[browser].name}`,
      }
    }
    case 'status':
      return { before: intent.status.toLowerCase() }
    case 'edition':
      return { after: `of ${intent.edition}` }
    case 'org':
      return { after: `of ${intent.org}` }
    case 'area':
      return { before: intent.area }
    case 'release':
    case 'releases':
    default:
      return {}
  }
}

function baselineWords(statuses: readonly (keyof typeof baselineLabels)[]): Words {
  const [status, ...others] = statuses
  if (status === undefined || others.length > 0) return { before: 'Baseline' }
  const label = baselineLabels[status].toLowerCase()
  return status === 'limited' ? { after: `with ${label}` } : { before: label }
}

function pastWords(statuses: readonly (keyof typeof baselineLabels)[]): string {
  const [status, ...others] = statuses
  if (status === undefined || others.length > 0) return 'were Baseline'
  const label = baselineLabels[status].toLowerCase()
  return status === 'limited' ? `had ${label}` : `were ${label}`
}

function yearWords({ min, max }: Range): string {
  if (min !== undefined && min === max) return `in ${min}`
  if (max === undefined) return `since ${min}`
  return `before ${max + 1}`
}

function usageWords({ min, max }: Range): string {
  return max === undefined
    ? `with a global usage of ${min} % or more`
    : `with a global usage of ${max} % or less`
}
