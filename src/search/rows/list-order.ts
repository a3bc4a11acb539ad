import type { ListName } from '#catalogue/indices.ts'
import { subjectOf } from '#language/index.ts'
import { wordsIn } from '#lib/query-text.ts'

import type { FoundHit } from './found-hit.ts'
import { wordCount } from './strong-hits.ts'

export type FoundInList = {
  readonly id: ListName
  /** The best hits, the best first. */
  readonly hits: readonly FoundHit[]
}

/** Words and numbers that specifications have in their names or are called by. */
const ofSpecs =
  /(?<![\w.-])(?:specs?|specifications?|standards?|drafts?|proposals?|levels? \d|rfc ?\d*|es\d{1,4}|ecma(?:-?\d+|script \d+)?|w3c|whatwg|tc39|ietf|wicg|khronos|css .+ module|[a-z]{3,} ?\d\.\d)(?![\w.-])/i

/**
 * The lists in the order of what a text asks for: releases first for a browser with a version or a
 * status; specifications for a word or a number that only they have, or for the short name of one;
 * entries for the name of a member that no feature has. Otherwise the order of the lists.
 */
export function listOrder(q: string, found: readonly FoundInList[]): readonly ListName[] {
  const first = firstList(q.trim(), found)
  const ids = found.map(({ id }) => id)
  return first === undefined ? ids : [first, ...ids.filter((id) => id !== first)]
}

/** The part of a text that may be a name in a list; empty if it asks for something else. */
export function nameIn(q: string, list: ListName): string {
  const { releases, namesReleases, specs, parts } = subjectOf(q)
  if (list === 'releases') return releases.trim()
  if (namesReleases) return ''
  return list === 'specs' ? specs : parts
}

function firstList(q: string, found: readonly FoundInList[]): ListName | undefined {
  const hitsOf = (list: ListName) => found.find(({ id }) => id === list)?.hits ?? []
  const { namesReleases, asked, parts: text } = subjectOf(q)
  if (namesReleases) return 'releases'
  const [feature] = hitsOf('features')
  const isOfFeature = feature?.names.some((name) => plain(name).includes(plain(text))) === true
  // A feature that has all words, perhaps in a nickname, is meant rather than a specification.
  const mayBeSpec =
    /^\S+$|\d/.test(text) || feature === undefined || wordCount(feature) < wordsIn(text).length
  const isOfSpec =
    ofSpecs.test(asked) || (!isOfFeature && mayBeSpec && isShortName(text, hitsOf('specs')))
  if (isOfSpec && hitsOf('specs').length > 0) return 'specs'
  const [entry] = hitsOf('compat')
  return !isOfFeature && entry !== undefined && isMember(text, entry) ? 'compat' : undefined
}

/** Whether a text is the name of a specification, perhaps without digits of its level: "wcag", "wcag 2." and "wcag 2.2" are WCAG22. */
function isShortName(q: string, [spec]: readonly FoundHit[]): boolean {
  const text = plain(q)
  return (spec?.names ?? [])
    .map((name) => plain(name.replace(/\.0$/, '')))
    .some((name) => name.startsWith(text) && /^\d*$/.test(name.slice(text.length)))
}

/** Whether a text is the last part of an entry's name: "getElementById" of Document. */
function isMember(q: string, { names: [name = ''] }: FoundHit): boolean {
  return plain(name.split('.').at(-1) ?? '') === plain(q)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
