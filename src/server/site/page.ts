import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { escapeXml, type Markup } from '#lib/formats/xml.ts'
import { defaultPageKeys, type PageKeys } from '#server/environment/server-environment.ts'
import type { FirstView } from '#server/first-view/first-views.ts'
import { scriptSourcesOf, digestSource, styleSourcesOf } from '#server/first-view/inline-sheet.ts'
import { withView } from '#server/first-view/with-view.ts'
import { chooseEncoding, compressBody, type Encoding } from '#server/http/compress.ts'
import { type HeaderSet, pageHeaders, revalidate } from '#server/http/headers.ts'
import { withHead } from '#server/seo/head-markup.ts'

/** Adds the embedded provider's credentials to the document, unless they are the default. */
export function describeProvider(html: string, { appId, searchKey }: PageKeys): string {
  if (appId === defaultPageKeys.appId && searchKey === defaultPageKeys.searchKey) return html
  const content = escapeXml(`${appId} ${searchKey}`)
  return html.replace(
    '</head>',
    () => `<meta name="plinth-provider" content="${content}" />\n</head>`,
  )
}

export type PageAnswer = {
  readonly status: 200 | 404
  readonly head: Markup
  /** The rendered view. */
  readonly view?: FirstView | undefined
}

export type Page = {
  /** The document with a status, a head and a view; 304 if the request has the current version. */
  answer(request: Request, answer: PageAnswer): Promise<Response>
}

type Packed = {
  readonly html: Uint8Array<ArrayBuffer>
  readonly tag: string
  readonly headers: HeaderSet
  readonly bodies: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/** Number of cached documents, about 100 kB each; the least recently requested are removed. */
const KEPT = 200

/**
 * Reads `index.html` of a built page once.
 * @param origins what the page requests besides its own origin
 */
export async function readPage(
  dist: string,
  keys: PageKeys,
  origins?: readonly string[],
): Promise<Page> {
  const template = describeProvider(await readFile(join(dist, 'index.html'), 'utf8'), keys)
  const styles = styleSourcesOf(template)
  const scripts = scriptSourcesOf(template)
  const write = ({ head, view }: PageAnswer): Packed => {
    const document = withHead(view === undefined ? template : withView(template, view), head)
    const ofView = view?.sheets.map(({ css }) => digestSource(css)) ?? []
    return pack(document, pageHeaders(origins, [...styles, ...ofView], scripts))
  }
  const kept = new Map<string, Packed>()
  const packedWith = (answer: PageAnswer): Packed => {
    const { head, view } = answer
    const key = `${view?.tag ?? ''}${String(head)}`
    const packed = kept.get(key) ?? write(answer)
    // Moves the entry to the end, because the first one is removed.
    kept.delete(key)
    kept.set(key, packed)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return packed
  }
  return {
    answer: async (request, answer) => respond(request, answer.status, packedWith(answer)),
  }
}

function pack(document: string, headers: HeaderSet): Packed {
  const html = Buffer.from(document)
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { html, tag, headers, bodies: new Map() }
}

/** Compresses the body on the first request for an encoding. */
function bodyIn(encoding: Encoding, { html, bodies }: Packed): Promise<Uint8Array<ArrayBuffer>> {
  const body = bodies.get(encoding) ?? compressBody(html, encoding, { br: 5, gzip: 6 })
  bodies.set(encoding, body)
  // A failure must not stay cached.
  body.catch(() => bodies.delete(encoding))
  return body
}

async function respond(request: Request, status: 200 | 404, packed: Packed): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const etag = `"${packed.tag}${encoding === undefined ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = {
    ...packed.headers,
    'Cache-Control': revalidate,
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  if (status === 200 && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers['Content-Type'] = 'text/html; charset=utf-8'
  if (encoding === undefined) return new Response(packed.html, { status, headers })
  headers['Content-Encoding'] = encoding
  return new Response(await bodyIn(encoding, packed), { status, headers })
}
