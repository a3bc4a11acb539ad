import { createHash } from 'node:crypto'

import { vi } from 'vitest'

import type { KeptVersion } from '#contracts/kept-site.ts'

type Answering = string | { readonly status: number } | Error

/** A site on the network, which a test changes. */
export type FakeSite = {
  /** By path; an error for a network that fails. */
  readonly answers: Map<string, Answering>
  /** What the browser's own cache answers in place of the network, by path, to requests that allow it. */
  readonly cached: Map<string, Answering>
  /** The paths that were requested. */
  readonly requested: string[]
  /** Publishes files, by path, as the version of the site. */
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
    const version: KeptVersion = {
      version: name,
      day: '2026-11-10',
      shell: `${BASE}app.html`,
      worker: `${BASE}assets/worker.js`,
      indices: [],
      files: paths.map(([url, text]) => ({
        url,
        integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
        bytes: text.length,
      })),
    }
    site.answers.clear()
    for (const [url, text] of paths) site.answers.set(url, text)
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
    const answer = (cache === 'default' ? site.cached.get(path) : undefined) ?? ofNetwork
    if (answer instanceof Error) throw answer
    if (typeof answer === 'string') return new Response(answer, { headers })
    return new Response('', answer ?? { status: 404 })
  })
  return site
}
