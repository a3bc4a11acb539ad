import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import {
  excessOf,
  isJsonObject,
  type JsonBounds,
  type JsonObject,
  parseJson,
} from '#provider/protocol/json.ts'

export type BodyLimits = JsonBounds & { readonly bytes: number }

/** A request body as text and as JSON. Without a body: an empty string and an empty object. */
export type Body = { readonly text: string; readonly value: unknown }

/**
 * Reads the body of a request as JSON, whatever its content type, and decompresses gzip. Stops
 * reading at the limit.
 * @throws ApiError 413 for a body that is too large, 400 if it is not JSON, too deeply nested or has
 * too many members
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Body> {
  const text = await (await openBody(request, limits.bytes)).text()
  if (text.trim() === '') return { text: '', value: {} }
  const excess = excessOf(text, limits)
  if (excess !== undefined) throw badRequest(`Invalid JSON: more than ${excess}`)
  try {
    return { text, value: parseJson(text) }
  } catch (error) {
    throw badRequest(`Invalid JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** @throws ApiError 400 for a value that is not an object */
export function asObject(value: unknown): JsonObject {
  if (isJsonObject(value)) return value
  throw badRequest('Invalid JSON: expected an object')
}

/** @throws ApiError 400 for a value that is not a list of objects */
export function asObjects(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.map((item) => asObject(item))
  throw badRequest('Invalid JSON: expected an array of objects')
}

/**
 * Reads the body of a request as bytes and decompresses gzip. Stops reading at the limit.
 * @throws ApiError 413 for a body that is too large, 400 if it is marked as gzip but is not
 */
export async function readBytes(request: Request, limit: number): Promise<ArrayBuffer> {
  return (await openBody(request, limit)).arrayBuffer()
}

async function openBody(request: Request, limit: number): Promise<Request | Response> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > limit) throw tooLarge(limit)
  // Undefined in Firefox, where only the worker of a page calls this.
  const stream: Request['body'] | undefined = request.body
  if (stream === null) return new Response('')
  const isGzip = request.headers.get('content-encoding')?.includes('gzip') === true
  // A server reads no more than the announced length, so only an unknown length needs the limit.
  const hasUnknownLength = length === null && stream !== undefined
  const sent = hasUnknownLength ? new Response(await readStream(stream, limit)) : request
  return isGzip ? decompress(await sent.arrayBuffer(), limit) : sent
}

/**
 * Reads a stream. After the limit, the promise rejects and the rest is read and discarded:
 * cancelling the stream would close the connection and fail the next request of a keep-alive
 * client. The server closes a connection that keeps sending.
 */
function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        size += chunk.byteLength
        if (size <= limit) {
          parts.push(chunk)
          return
        }
        parts.length = 0
        reject(tooLarge(limit))
      },
      close: () => resolve(new Blob(parts).arrayBuffer()),
    })
    stream.pipeTo(sink).catch(reject)
  })
}

async function decompress(bytes: ArrayBuffer, limit: number): Promise<Response> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  try {
    // Read here, so that an error of the stream is reported as an error of the body.
    return new Response(await new Response(stream.pipeThrough(createCap(limit))).arrayBuffer())
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw badRequest('Invalid body: it is marked as gzip and is not')
  }
}

function createCap(
  limit: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > limit) controller.error(tooLarge(limit))
      else controller.enqueue(chunk)
    },
  })
}

function tooLarge(limit: number): ApiError {
  return new ApiError(413, `Request body too large, expected at most ${limit} bytes`)
}
