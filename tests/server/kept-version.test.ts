import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { expect, inject, test } from 'vitest'

import { isKeptVersion, type KeptVersion } from '#offline/contract/kept-site.ts'
import { root } from '#tests/support/server.ts'

/** What `npm start` has built for the tests, as its server sends it. */
const { address } = inject('sharedServer')

async function readVersion(): Promise<KeptVersion> {
  const response = await fetch(`${address}/service-worker.json`)
  const version: unknown = await response.json()
  if (!isKeptVersion(version)) throw new Error('The server sends no version.')
  return version
}

const digestOf = (content: Buffer, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

const read = (url: string): Buffer => readFileSync(join(root, 'dist', url))

test('devices keep every file of assets, each with its digest', async () => {
  const { files } = await readVersion()
  const assets = readdirSync(join(root, 'dist/assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:bin|br|gz)$/.test(entry.name))
    .map(({ name }) => name)
  const kept = files.filter(({ url }) => url.startsWith('/assets/'))
  expect(kept.map(({ url }) => url.split('/').at(-1) ?? '').toSorted()).toEqual(assets.toSorted())
  const wrong = files.filter(({ url, integrity }) => digestOf(read(url), 'sha256') !== integrity)
  expect(wrong).toEqual([])
})

test('a few pieces have every file, after gzip, one after the other, as their digests say', async () => {
  const { files, pieces } = await readVersion()
  expect(pieces.length).toBeLessThan(files.length / 10)
  const found = pieces.flatMap(({ url, integrity }, number) => {
    const content = read(url)
    expect(digestOf(content, 'sha256')).toBe(integrity)
    let end = 0
    const unpacked = files.flatMap(({ piece, bytes }) => {
      if (piece !== number) return []
      const start = end
      end += bytes
      return digestOf(gunzipSync(content.subarray(start, end)), 'sha256')
    })
    expect(end).toBe(content.byteLength)
    return unpacked
  })
  expect(found.toSorted()).toEqual(files.map(({ integrity }) => integrity).toSorted())
})

test('the server sends a piece as it is, with the policy of the site', async () => {
  const {
    pieces: [piece],
  } = await readVersion()
  const { headers } = await fetch(address + (piece?.url ?? ''))
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test('devices keep what their document, the worker and the indices consist of', async () => {
  const { files, shell, worker, indices } = await readVersion()
  const urls = new Set(files.map(({ url }) => url))
  const html = await (await fetch(address + shell)).text()
  const scripts = Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, url = '']) => url)
  expect(scripts.length).toBeGreaterThan(0)
  expect([...scripts, worker].filter((url) => !urls.has(url))).toEqual([])
  const parts = indices.flatMap((index) => index.parts)
  const wrong = parts.filter(
    ({ url, integrity }) => !urls.has(url) || digestOf(read(url), 'sha384') !== integrity,
  )
  expect(wrong).toEqual([])
  expect(indices.map(({ names: [name = ''] }) => name).toSorted()).toEqual([
    'compat',
    'features',
    'releases',
    'specs',
    'suggestions',
  ])
})

test('the service worker is one script that a browser may not take from a cache', async () => {
  const response = await fetch(`${address}/service-worker.js`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await response.text()).not.toMatch(/\bimport\b/)
})
