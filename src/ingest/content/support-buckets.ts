import { SUPPORT_BUCKETS } from '#contracts/content.ts'
import type { SupportBucket, SupportStatement } from '#contracts/support-statements.ts'
import {
  asList,
  type CompatEntry,
  type FlagStatement,
  type SimpleSupportStatement,
} from '#ingest/sources/compat-data.ts'
import type { NoteSurprise, Surprises } from '#ingest/sources/surprises.ts'
import { parseNote } from '#ingest/text/notes.ts'
import { bucketOf } from '#lib/fnv1a.ts'

/** The support table of an entry: browser → statements, newest first. */
export type EntrySupportTable = SupportBucket[string]

export function supportTable(
  { key, statement }: CompatEntry,
  surprises: Pick<Surprises, 'of'>,
): EntrySupportTable {
  const notice = surprises.of(`A note of ${key}`)
  return Object.fromEntries(
    Object.entries(statement.support).map(([browser, statements]) => [
      browser,
      asList<SimpleSupportStatement>(statements).map((one) => supportStatement(one, notice)),
    ]),
  )
}

function supportStatement(source: SimpleSupportStatement, notice: NoteSurprise): SupportStatement {
  // A shortcut for most statements, which only have a version.
  if (Object.keys(source).length === 1) return { added: source.version_added }
  const { version_removed: removed, prefix, alternative_name: alternativeName, flags } = source
  const tracked = asList<string>(source.impl_url).filter((url) => url.startsWith('https://'))
  const notes = asList<string>(source.notes).map((note) => parseNote(note, notice))
  return {
    added: source.version_added,
    ...(removed !== undefined && { removed }),
    ...(source.version_last !== undefined && { last: source.version_last }),
    ...(source.partial_implementation === true && { partial: true }),
    ...(prefix !== undefined && { prefix }),
    ...(alternativeName !== undefined && { alternativeName }),
    ...(flags !== undefined && { flags: flags.map(flagOf) }),
    ...(notes.length > 0 && { notes }),
    ...(tracked.length > 0 && { tracked }),
  }
}

function flagOf({ type, name, value_to_set: value }: FlagStatement) {
  return value === undefined ? { type, name } : { type, name, value }
}

export function supportBuckets(
  tables: Iterable<readonly [key: string, table: EntrySupportTable]>,
): SupportBucket[] {
  const buckets = Array.from({ length: SUPPORT_BUCKETS }, (): [string, EntrySupportTable][] => [])
  for (const [key, table] of tables) buckets[bucketOf(key, SUPPORT_BUCKETS)]?.push([key, table])
  return buckets.map((rows) => Object.fromEntries(rows))
}
