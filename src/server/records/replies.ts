import { createHash } from 'node:crypto'

import * as v from 'valibot'

import type { Infer } from '#lib/schema.ts'
import { answerHeaders, revalidate } from '#server/http/headers.ts'

import { linkField } from './fields.ts'

/** Any page and any program may read these answers: they contain nothing about who asks. */
const open = {
  ...answerHeaders,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Location, Retry-After',
}

/** For badges, which documents elsewhere embed: their hosts ask again after an hour. */
const hourly = 'public, max-age=3600'

/** An image may not load or run anything, wherever it is opened. */
const ofImage = {
  ...open,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}

export function answerJson(request: Request, value: object): Response {
  return answerBody(request, `${JSON.stringify(value)}\n`, {
    ...open,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': revalidate,
    // Some addresses are also those of pages.
    Vary: 'Accept',
  })
}

export function answerPlain(request: Request, text: string): Response {
  return answerBody(request, text, {
    ...open,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': revalidate,
  })
}

/** A feed or a calendar, of which readers ask again. */
export function answerFeed(request: Request, text: string, type: string): Response {
  return answerBody(request, text, {
    ...open,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': revalidate,
  })
}

export function answerImage(request: Request, svg: string): Response {
  return answerBody(request, svg, {
    ...ofImage,
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': hourly,
  })
}

export function answerMoved(location: string): Response {
  const headers = { ...open, Location: location, 'Cache-Control': revalidate }
  return new Response(null, { status: 301, headers })
}

export const failureSchema = v.strictObject({
  status: v.picklist([400, 404, 410, 429]),
  message: v.pipe(v.string(), v.description('What is wrong, and what to do.')),
  parts: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ id: v.string(), url: linkField })),
      v.description('What a split record has become.'),
    ),
  ),
})

export type Failure = Infer<typeof failureSchema>

/** Errors are not kept: the next data may know the id. */
export function answerFailure(failure: Failure): Response {
  const headers = { ...open, ...(failure.status === 429 && { 'Retry-After': '1' }) }
  return Response.json(failure, { status: failure.status, headers })
}

/** For programs in pages that send headers of their own. */
export function preflightReply(): Response {
  const headers = {
    ...open,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

/** A body with its version; 304 if the request has it. */
function answerBody(request: Request, body: string, headers: Readonly<Record<string, string>>) {
  // Weak: compression changes the bytes, not the content.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const all = { ...headers, ETag: etag }
  if (request.headers.get('if-none-match')?.includes(etag.slice(2))) {
    return new Response(null, { status: 304, headers: all })
  }
  return new Response(body, { headers: all })
}
