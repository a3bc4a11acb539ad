import { toHex } from '#provider/protocol/hex.ts'

/** A stored push, with all that its run reports. */
export type PushRun = {
  /** Time of storage, in milliseconds since 1970. */
  readonly at: number
  /** The number of the index; 0 if the push deleted it. */
  readonly index: number
  readonly records: number
}

/** The IDs of a push. A run has one event. */
export type PushIds = { readonly runID: string; readonly eventID: string }

/**
 * Encodes a run in the IDs of the run and of its event, so that it is known after a restart and in
 * every thread, and never expires. The IDs are UUIDs of version 8 (RFC 9562, section 5.8): 48 bits
 * of time, 12 bits of a signature, 32 bits of the index number, 20 bits of the number of records,
 * and 8 more bits of the signature. The signature detects IDs that were never issued; it protects
 * nothing.
 *
 * @param secret signs the IDs
 */
export async function idsOf(run: PushRun, secret: string): Promise<PushIds> {
  const [runID, eventID] = await Promise.all([
    formatId(run, 'run', secret),
    formatId(run, 'event', secret),
  ])
  return { runID, eventID }
}

/** Decodes an ID issued by `idsOf`; undefined for any other text. */
export async function runOf(runID: string, secret: string): Promise<PushRun | undefined> {
  const parts =
    /^([\da-f]{8})-([\da-f]{4})-8[\da-f]{3}-8([\da-f]{3})-([\da-f]{5})([\da-f]{5})[\da-f]{2}$/.exec(
      runID,
    )
  if (parts === null) return undefined
  const [, seconds = '', rest = '', high = '', low = '', records = ''] = parts
  const run = {
    at: Number.parseInt(seconds + rest, 16),
    index: Number.parseInt(high + low, 16),
    records: Number.parseInt(records, 16),
  }
  return (await formatId(run, 'run', secret)) === runID ? run : undefined
}

async function formatId(
  { at, index, records }: PushRun,
  kind: 'run' | 'event',
  secret: string,
): Promise<string> {
  const time = hex(at, 12)
  const place = hex(index, 8)
  const count = hex(records, 5)
  const signature = await sign(`${kind} ${time} ${place} ${count}`, secret)
  return [
    time.slice(0, 8),
    time.slice(8),
    `8${signature.slice(0, 3)}`,
    `8${place.slice(0, 3)}`,
    `${place.slice(3)}${count}${signature.slice(3, 5)}`,
  ].join('-')
}

const hex = (number: number, digits: number): string =>
  number.toString(16).padStart(digits, '0').slice(-digits)

/** SHA-256 of a text and a secret, in hexadecimal digits. */
async function sign(text: string, secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${secret} ${text}`)
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
