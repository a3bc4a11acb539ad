import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { Named } from '#ingest/names/named.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { Exposure } from '#ingest/sources/exposure.ts'
import type { InterfaceMembers } from '#ingest/sources/webref.ts'

/** What is known of entries beside their keys. */
export type DetectionContext = {
  readonly names: ReadonlyMap<string, Named>
  readonly members: InterfaceMembers
  readonly exposure: Exposure
  /** Element → its interface: "dialog" → "HTMLDialogElement". */
  readonly elements: ReadonlyMap<string, string>
  /** Whether every browser in use has an entry, by its key: then a test need not ask for it first. */
  readonly isEverywhere: (key: string) => boolean
}

/** An entry with its name, as the tests of each language are made from it. */
export type Detected = Pick<CompatEntry, 'key' | 'segments'> & {
  readonly name: string
  readonly kind: CompatKind
}

/** Makes the tests of one branch of the compat data. */
export type Detection = (entry: Detected, context: DetectionContext) => string | undefined
