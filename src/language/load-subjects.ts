import type * as Module from './subject.ts'
import type { Subject } from './subject.ts'

type Subjects = typeof Module

let loaded: Subjects | undefined

/** Whether texts are read as they are meant. */
export const hasSubjects = (): boolean => loaded !== undefined

/**
 * Loads what finds the subject of a question or of code, for texts that may be one. If it fails,
 * texts are searched for as they are typed.
 */
export async function loadSubjects(): Promise<void> {
  try {
    loaded ??= await import('./subject.ts')
  } catch {
    // The next text tries again.
  }
}

/**
 * Several words, or signs that few names have besides code. The brackets of `:has()` are part of its
 * name.
 */
const signs = /\S\s|[\p{L}\p{N}]:|(?!\(\)|(?<=\()\))[^\p{L}\p{N}\s:@-]/u

/** Whether a text may be code. Others are read alike, whether the reader has loaded or not. */
export const mayBeCode = (text: string): boolean => signs.test(text)

/** The words that name what code shows; a text that is no code stays as it is. */
export const readCode = (text: string): string => loaded?.readCode(text) ?? text

/** What a text searches for beside its filters; undefined if it has none. */
export const wordsBesideFilters = (text: string) => loaded?.wordsBesideFilters(text)

/** What a text searches for; the text itself until the reader has loaded. */
export const subjectOf = (typed: string): Subject =>
  loaded?.subjectOf(typed) ?? {
    asked: typed,
    parts: typed,
    kind: undefined,
    specs: typed,
    releases: typed,
    namesReleases: false,
    settled: typed,
  }

/** Parameters with which records follow that lack some of the words. */
export const closeToo = (text: string): object => loaded?.closeToo(text) ?? {}

/** The same for a text with three longer words; none for others. */
export const closeToLong = (text: string): object => loaded?.closeToLong(text) ?? {}
