import { toHex } from '#provider/protocol/hex.ts'

/** A push that was stored: everything that is to be said about its run. */
export type PushRun = {
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number
  /** The number of the index; 0: the push deleted it. */
  readonly index: number
  /** The number of records that were pushed. */
  readonly records: number
}

/** The ids of a push: a run has one event. */
export type PushIds = { readonly runID: string; readonly eventID: string }

/**
 * The ids of a run and of its event hold the run itself, so that it is known after a restart and in every thread, and is
 * never forgotten. They are UUIDs of version 8 (RFC 9562, section 5.8): 48 bits of time, 12 of a signature, the number of the
 * index in 32, the number of records in 20, and 8 more of the signature. The signature keeps ids that were never given out
 * from being taken for stored pushes; it protects nothing.
 *
 * @param secret signs the ids
 */
export async function idsOf(run: PushRun, secret: string): Promise<PushIds> {
  const [runID, eventID] = await Promise.all([
    formatId(run, 'run', secret),
    formatId(run, 'event', secret),
  ])
  return { runID, eventID }
}

/** The run of an id that `idsOf` has given out; undefined for any other text. */
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

/** The SHA-256 of a text and a secret, in hexadecimal digits. */
async function sign(text: string, secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${secret} ${text}`)
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
