import type * as v from 'valibot'

import type { ListName } from '#catalogue/indices.ts'
import { recordPath } from '#contracts/paths.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'

/** The version of the shapes: a change that a program could notice, other than a new field, raises it. */
export const RECORD_VERSION = 1

/** Where and for which day a record is written. */
export type WrittenFor = {
  /** Without a trailing slash. */
  readonly siteUrl: string
  /** `YYYY-MM-DD`: releases of later days are not out. */
  readonly day: string
}

/** A schema of what is read of a record: some attributes, by `v.pick`. */
export type ReadSchema<Read> = v.GenericSchema<Read> & { readonly entries: v.ObjectEntries }

/** The attributes to retrieve for it. */
export function readAttributes({ entries }: ReadSchema<unknown>): readonly string[] {
  return Object.keys(entries)
}

/** What every record begins with. Fields without a value are undefined, which JSON leaves out. */
export function frameOf<Kind extends string>(kind: Kind, id: string) {
  return { version: RECORD_VERSION, kind, id } as const
}

/** The address of the page of a record. */
export function pageOf(list: ListName, id: string, { siteUrl }: WrittenFor): string {
  return siteUrl + recordPath(list, id)
}

/** A text without marks of code and of emphasis. */
export function plain(text: string): string {
  return plainCodeText(text.replaceAll('**', ''))
}

export function isoDayOf(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : isoDay(seconds)
}

export function linkTo(address: string | undefined): string | undefined {
  return address === undefined ? undefined : safeUrl(address)
}

export function mdnLink(path: string | undefined): string | undefined {
  return path === undefined ? undefined : safeUrlOn('https://developer.mozilla.org', path)
}
