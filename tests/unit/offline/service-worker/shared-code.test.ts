import { expect, test } from 'vitest'

import { sharedCodeCache } from '#offline/contract/kept-site.ts'
import { sharedCode } from '#offline/contract/shared-code.ts'
import { keepSharedCode } from '#offline/service-worker/shared-code.ts'
import { createFakeCaches } from '#tests/support/fake-caches.ts'

const address = 'https://plinth.example/plinth/check'
const cacheName = sharedCodeCache('/plinth/')

const share = (body: FormData): Request => new Request(address, { method: 'POST', body })

function formOf(...files: readonly File[]): FormData {
  const form = new FormData()
  form.set(sharedCode.fields.text, 'a { gap: 1px }')
  for (const file of files) form.append(sharedCode.fields.files, file)
  return form
}

test('a share is kept with its text, its files and their names, and leads to the view', async () => {
  const { caches } = createFakeCaches()
  const file = new File(['b { color: red }'], 'größe 1.css', { type: 'text/css' })
  const response = await keepSharedCode(share(formOf(file)), await caches.open(cacheName))
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(`${address}?shared`)
  const stored = await caches.match(sharedCode.entry, { cacheName })
  const form = await stored?.formData()
  expect(form?.get('text')).toBe('a { gap: 1px }')
  const [kept] = form?.getAll('files') ?? []
  expect(kept).toBeInstanceOf(File)
  expect(kept).toMatchObject({ name: 'größe 1.css' })
  expect(await new Response(kept).text()).toBe('b { color: red }')
})

test('a boundary with capital letters, as browsers write it, is kept', async () => {
  const part = 'Content-Disposition: form-data; name="text"\r\n\r\na { }'
  const request = new Request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=----FormBoundaryX' },
    body: `------FormBoundaryX\r\n${part}\r\n------FormBoundaryX--\r\n`,
  })
  const cache = await createFakeCaches().caches.open(cacheName)
  await keepSharedCode(request, cache)
  const stored = await cache.match(sharedCode.entry)
  expect((await stored?.formData())?.get('text')).toBe('a { }')
})

test('a share takes the place of one that nobody took', async () => {
  const { caches, content } = createFakeCaches()
  const cache = await caches.open(cacheName)
  await keepSharedCode(share(formOf(new File(['a'], 'a.css'))), cache)
  await keepSharedCode(share(formOf()), cache)
  expect(content()[cacheName]).toEqual([sharedCode.entry])
  const form = await (await cache.match(sharedCode.entry))?.formData()
  expect(form?.getAll('files')).toEqual([])
})

test('a share for which there is no room leaves nothing, and the view is told', async () => {
  const fake = createFakeCaches()
  const cache = await fake.caches.open(cacheName)
  await keepSharedCode(share(formOf()), cache)
  fake.room = 0
  const response = await keepSharedCode(share(formOf()), cache)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(`${address}?shared=full`)
  expect(fake.content()[cacheName]).toEqual([])
})
