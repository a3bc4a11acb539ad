import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Encoding, chooseEncoding, compressBody, encodings } from './compress.ts'
import { revalidate } from './headers.ts'

/** The names by which a page asks its own origin. */
export type PageKeys = { readonly appId: string; readonly searchKey: string }

/** What the page assumes where the document does not say otherwise. */
export const defaultPageKeys: PageKeys = { appId: 'plinth', searchKey: 'plinth-search' }

/** Tells the page which application and search key the embedded provider goes by, if not the default ones. */
export function describeProvider(html: string, { appId, searchKey }: PageKeys): string {
  if (appId === defaultPageKeys.appId && searchKey === defaultPageKeys.searchKey) return html
  const content = `${appId} ${searchKey}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replace(
    '</head>',
    () => `<meta name="plinth-provider" content="${content}" />\n</head>`,
  )
}

/** The document that every view starts from. */
export type Page = {
  /** The document with a status; 304 without body if the request has it already. */
  answer(request: Request, status: 200 | 404): Response
}

/** Reads `index.html` of a built page once, with all its encodings. */
export async function readPage(dist: string, keys: PageKeys): Promise<Page> {
  const html = Buffer.from(describeProvider(await readFile(join(dist, 'index.html'), 'utf8'), keys))
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>(
    await Promise.all(
      encodings.map(
        async (encoding) =>
          [encoding, await compressBody(html, encoding, { br: 11, gzip: 9 })] as const,
      ),
    ),
  )
  return {
    answer(request, status) {
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
    },
  }
}
