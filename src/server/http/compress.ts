import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Compressing fewer bytes saves no packet. */
const threshold = 1024

const brotliOptions = (body: Uint8Array, { br }: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  },
})

const compressors: Readonly<
  Record<Encoding, (body: Uint8Array, effort: Effort) => Promise<Uint8Array<ArrayBuffer>>>
> = {
  br: (body, effort) => promisify(brotliCompress)(body, brotliOptions(body, effort)),
  gzip: (body, effort) => promisify(gzip)(body, { level: effort.gzip }),
}

/** Brotli's quality (0–11) and gzip's level (1–9). */
export type Effort = { readonly br: number; readonly gzip: number }

export const compressBody = (
  body: Uint8Array,
  encoding: Encoding,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> => compressors[encoding](body, effort)

/** The best encoding that an Accept-Encoding header allows; weight 0 forbids an encoding. */
export function chooseEncoding(accept: string | null): Encoding | undefined {
  const allowed = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*/, '').trim()),
  )
  return encodings.find((encoding) => allowed.has(encoding))
}

/** For dynamic responses: most of the gain in a fraction of the time. */
const quick: Effort = { br: 4, gzip: 5 }

/** Compressed synchronously: 40 kB take 0.35 ms, another thread and back 2 ms. */
const small = 64 * 1024

function compressNow(body: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOptions(body, quick))
    : gzipSync(body, { level: quick.gzip })
}

/** Compresses a response if it is large enough and the request allows it. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  if (response.body === null || headers.has('content-encoding')) return response
  const body = new Uint8Array(await response.arrayBuffer())
  headers.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  if (encoding === undefined || body.byteLength < threshold) {
    return new Response(body, { status, headers })
  }
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const compressed =
    body.byteLength <= small
      ? compressNow(body, encoding)
      : await compressBody(body, encoding, quick)
  return new Response(compressed, { status, headers })
}
