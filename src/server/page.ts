import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Markup } from '#lib/formats/xml.ts'
import { escapeXml } from '#lib/formats/xml.ts'

import { type PageKeys, defaultPageKeys } from './environment/server-environment.ts'
import { type Encoding, chooseEncoding, compressBody, encodings } from './http/compress.ts'
import { revalidate } from './http/headers.ts'
import { withHead } from './seo/head-markup.ts'
import type { ServedView } from './served/served-views.ts'
import { withView } from './served/with-view.ts'

/** Names the application and the search key of the embedded provider in the document, if they are not the default. */
export function describeProvider(html: string, { appId, searchKey }: PageKeys): string {
  if (appId === defaultPageKeys.appId && searchKey === defaultPageKeys.searchKey) return html
  const content = escapeXml(`${appId} ${searchKey}`)
  return html.replace(
    '</head>',
    () => `<meta name="plinth-provider" content="${content}" />\n</head>`,
  )
}

/** How the document is answered. */
export type PageAnswer = {
  readonly status: 200 | 404
  /** The elements that depend on the address. */
  readonly head: Markup
  /** What it says of its view. */
  readonly view?: ServedView | undefined
}

/** The document that every view starts from. */
export type Page = {
  /** The document with a status, a head and a view; 304 without body if the request has it already. */
  answer(request: Request, answer: PageAnswer): Promise<Response>
}

/** A document with all its encodings. */
type Packed = {
  readonly html: Uint8Array<ArrayBuffer>
  readonly tag: string
  readonly bodies: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>
}

/** The number of documents kept, each some 50 kB: those of the addresses that were requested last. */
const KEPT = 200

/** Reads `index.html` of a built page once. */
export async function readPage(dist: string, keys: PageKeys): Promise<Page> {
  const template = describeProvider(await readFile(join(dist, 'index.html'), 'utf8'), keys)
  const kept = new Map<string, Promise<Packed>>()
  const packedWith = ({ head, view }: PageAnswer): Promise<Packed> => {
    const key = `${view?.tag ?? ''}${String(head)}`
    const written = () => withHead(view === undefined ? template : withView(template, view), head)
    const packed = kept.get(key) ?? pack(written())
    // The one asked for last is the last to go.
    kept.delete(key)
    kept.set(key, packed)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return packed
  }
  return {
    answer: async (request, answer) => respond(request, answer.status, await packedWith(answer)),
  }
}

async function pack(document: string): Promise<Packed> {
  const html = Buffer.from(document)
  const bodies = await Promise.all(
    encodings.map(
      async (encoding) =>
        [encoding, await compressBody(html, encoding, { br: 5, gzip: 6 })] as const,
    ),
  )
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { html, tag, bodies: new Map(bodies) }
}

function respond(request: Request, status: 200 | 404, { html, tag, bodies }: Packed): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const etag = `"${tag}${encoding === undefined ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = {
    'Cache-Control': revalidate,
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  if (status === 200 && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers['Content-Type'] = 'text/html; charset=utf-8'
  if (encoding !== undefined) headers['Content-Encoding'] = encoding
  const body = encoding === undefined ? html : bodies.get(encoding)
  return new Response(body ?? html, { status, headers })
}
