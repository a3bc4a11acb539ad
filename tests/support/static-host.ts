import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A plain host of files, without any program behind it. */
export type StaticHost = {
  /** `http://127.0.0.1:40123`, without the path of the site. */
  readonly origin: string
  /** Paths that were asked for and answered with 404 although they name a file. */
  readonly missing: readonly string[]
  readonly close: () => Promise<void>
}

type HostOptions = {
  readonly folder: string
  /** The path of the site: "/" or "/plinth/". */
  readonly base?: string
  /** Whether the host follows `_headers` and `_redirects`, as Netlify and Cloudflare do; GitHub Pages does not. */
  readonly followsRules?: boolean
  /** A free one unless given. */
  readonly port?: number
  /** Sends what the build has compressed in this way, and everything else so. By default, as fast as it can. */
  readonly encoding?: 'gzip' | 'br'
  /** Paths that are not answered while the host is there. */
  readonly silent?: RegExp
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/**
 * Serves a folder as static hosts do: `/features` is `features.html`, everything unknown is
 * `404.html` with its status, texts are compressed, and a request other than GET is refused.
 */
export async function serveFolder({
  folder,
  base = '/',
  followsRules = false,
  port: wanted = 0,
  encoding,
  silent,
}: HostOptions): Promise<StaticHost> {
  const { headers, rewrite } = followsRules ? await readRules(folder) : noRules
  const missing: string[] = []
  const packed = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (silent?.test(pathname)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end()
      return
    }
    const path = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : null
    const own = path === null ? undefined : await findFile(folder, path)
    const target = rewrite(pathname)
    const found = own ?? (target === undefined ? undefined : await findFile(folder, target))
    if (found === undefined && extname(pathname) !== '') missing.push(pathname)
    const file = found ?? join(folder, '404.html')
    const type = types[extname(file)]
    const body = packed.get(file) ?? (type ? await pack(file, encoding) : await readFile(file))
    packed.set(file, body)
    response
      .writeHead(found === undefined ? 404 : 200, {
        ...headers,
        'content-type': type ?? 'application/octet-stream',
        ...(type && { 'content-encoding': encoding ?? 'gzip' }),
        'cache-control': 'max-age=600',
      })
      .end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => {
    server.listen(wanted, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function pack(file: string, encoding: HostOptions['encoding']): Promise<Buffer> {
  const text = await readFile(file)
  if (encoding === undefined) return gzipSync(text, { level: 1 })
  const own = await readFile(file + (encoding === 'br' ? '.br' : '.gz')).catch(() => undefined)
  return own ?? (encoding === 'br' ? brotliCompressSync(text) : gzipSync(text))
}

type Rules = {
  readonly headers: Readonly<Record<string, string>>
  /** What a host answers with at a path that is no file. */
  readonly rewrite: (pathname: string) => string | undefined
}

const noRules: Rules = { headers: {}, rewrite: () => undefined }

/** The rules of a build, as far as they concern documents: the policy, and rewrites with status 200. */
async function readRules(folder: string): Promise<Rules> {
  const [ofHeaders, ofPaths] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const policy = /Content-Security-Policy: (.+)/.exec(ofHeaders ?? '')?.[1] ?? ''
  const rewrites = (ofPaths ?? '').split('\n').map((line) => {
    const [from = '', to = ''] = line.split(' ')
    return [new RegExp(`^${from.replace(':id', '[^/]+')}$`), to] as const
  })
  return {
    headers: { 'content-security-policy': policy },
    rewrite: (pathname) => rewrites.find(([from]) => from.test(pathname))?.[1],
  }
}

/** The file at a path: itself, the document with its name, or that of a folder. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  const place = join(folder, normalize(`/${path}`))
  const names = [place, `${place}.html`, join(place, 'index.html')]
  const isFile = await Promise.all(
    names.map(async (name) => (await stat(name).catch(() => undefined))?.isFile() === true),
  )
  return names.find((_, at) => isFile[at])
}
