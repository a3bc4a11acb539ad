import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'

import { vi } from 'vitest'

import type { KeptVersion } from '#offline/contract/kept-site.ts'

type Answering = string | Uint8Array<ArrayBuffer> | { readonly status: number } | Error

/** A site on the network, which a test changes. */
export type FakeSite = {
  /** By path; an error for a network that fails. */
  readonly answers: Map<string, Answering>
  /** What the browser's own cache answers in place of the network, by path, to requests that allow it. */
  readonly cached: Map<string, Answering>
  /** The paths that were requested. */
  readonly requested: string[]
  /** Publishes files, by path, as the version of the site: a piece for each folder. */
  readonly publish: (name: string, files: Readonly<Record<string, string>>) => KeptVersion
  /** The network fails for everything from now on, or answers again. */
  isAway: boolean
  /** The network accepts requests and never answers. */
  isSilent: boolean
}

const BASE = '/plinth/'

const headers = { 'content-encoding': 'gzip', 'content-security-policy': "default-src 'none'" }

/** Answers requests of this test below `/plinth/`, in place of the network. */
export function stubSite(): FakeSite {
  const site: FakeSite = {
    answers: new Map(),
    cached: new Map(),
    requested: [],
    publish,
    isAway: false,
    isSilent: false,
  }
  function publish(name: string, files: Readonly<Record<string, string>>): KeptVersion {
    const paths = Object.entries(files).map(([path, text]) => [BASE + path, text] as const)
    const folders = [...new Set(paths.map(([url]) => dirname(url)))]
    const pieces = folders.map((folder) => {
      const own = paths.filter(([url]) => dirname(url) === folder)
      const content = Buffer.concat(own.map(([, text]) => gzipSync(text)))
      const integrity = integrityOf(content)
      return { url: `${folder}/kept-${integrity.slice(-9, -1)}.bin`, integrity, content }
    })
    const version: KeptVersion = {
      version: name,
      day: '2026-11-10',
      shell: `${BASE}app.html`,
      worker: `${BASE}assets/worker.js`,
      indices: [],
      files: paths.map(([url, text]) => ({
        url,
        integrity: integrityOf(text),
        type: typeOf(url),
        bytes: gzipSync(text).byteLength,
        piece: folders.indexOf(dirname(url)),
      })),
      pieces: pieces.map(({ url, integrity }) => ({ url, integrity })),
    }
    site.answers.clear()
    for (const [url, text] of paths) site.answers.set(url, text)
    for (const { url, content } of pieces) site.answers.set(url, new Uint8Array(content))
    const scripts = paths.filter(([url]) => url.endsWith('.js'))
    const shell = scripts.map(([url]) => `<script type="module" src="${url}"></script>`).join('')
    site.answers.set(version.shell, shell)
    site.answers.set(`${BASE}service-worker.js`, 'addEventListener')
    site.answers.set(`${BASE}service-worker.json`, JSON.stringify(version))
    return version
  }
  vi.stubGlobal('fetch', async (asked: string | Request, { cache }: RequestInit = {}) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    site.requested.push(path)
    if (site.isSilent) return new Promise<Response>(() => {})
    const ofNetwork = site.isAway ? new TypeError('Failed to fetch') : site.answers.get(path)
    const isFresh = cache !== undefined && cache !== 'default'
    const answer = (isFresh ? undefined : site.cached.get(path)) ?? ofNetwork
    if (answer instanceof Error) throw answer
    const isContent = typeof answer === 'string' || answer instanceof Uint8Array
    return isContent ? new Response(answer, { headers }) : new Response('', answer ?? gone)
  })
  return site
}

/** The address of the piece with a file. */
export function pieceWith({ files, pieces }: KeptVersion, url: string): string {
  const file = files.find((one) => one.url === url)
  return pieces[file?.piece ?? -1]?.url ?? ''
}

const gone = { status: 404 }

const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

const typeOf = (url: string): string => (url.endsWith('.js') ? 'text/javascript' : 'image/svg+xml')
