import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { Named } from '#ingest/names/named.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { Exposure } from '#ingest/sources/exposure.ts'
import type { InterfaceMembers } from '#ingest/sources/webref.ts'

export type DetectionContext = {
  readonly names: ReadonlyMap<string, Named>
  readonly members: InterfaceMembers
  readonly exposure: Exposure
  /** Element → interface: "dialog" → "HTMLDialogElement". */
  readonly elements: ReadonlyMap<string, string>
  /** Whether code may name a global without testing for it: every browser that runs the test has it. */
  readonly isAlwaysThere: (key: string) => boolean
}

export type Detected = Pick<CompatEntry, 'key' | 'segments'> & {
  readonly name: string
  readonly kind: CompatKind
}

/** Creates the tests of a branch of the compat data. */
export type Detection = (entry: Detected, context: DetectionContext) => string | undefined
