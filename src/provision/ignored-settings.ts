import type { IndexSettings } from 'algoliasearch'

import { isEqual } from './plan.ts'

/**
 * Settings with which the hosted provider finds or ranks otherwise and which the embedded one
 * accepts without effect, with the value that changes nothing.
 */
const IGNORED = {
  decompoundedAttributes: {},
  attributesToTransliterate: [],
  relevancyStrictness: 100,
  reRankingApplyFilter: [],
  mode: 'keywordSearch',
  semanticSearch: {},
} as const satisfies IndexSettings

/** Lists of languages. The embedded provider has rules for English only. */
const LANGUAGES = ['queryLanguages', 'indexLanguages', 'ignorePlurals', 'removeStopWords'] as const

/** The names of the settings that an embedded provider ignores and a hosted one follows. */
export function ignoredSettings(settings: object): readonly string[] {
  const found = Object.entries(IGNORED).filter(([name, neutral]) => {
    const value: unknown = Reflect.get(settings, name) ?? neutral
    return !isEqual(value, neutral)
  })
  const foreign = LANGUAGES.filter((name) => {
    const value: unknown = Reflect.get(settings, name)
    return Array.isArray(value) && value.some((language) => language !== 'en')
  })
  return [...found.map(([name]) => name), ...foreign]
}

/** A sentence about an index with settings that only a hosted provider follows; '' without any. */
export function describeIgnored(index: string, settings: object): string {
  const names = ignoredSettings(settings)
  if (names.length === 0) return ''
  return `${index}: with ${names.join(', ')}, the hosted provider finds or ranks otherwise; the embedded one ignores it.`
}
