import { expect, test } from 'vitest'

import { readShared } from '#routes/check/shared-form.ts'

type Fields = { readonly [name: string]: string | readonly File[] }

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else for (const file of value) form.append(name, file)
  }
  return form
}

const file = (name: string, text = 'a { gap: 1px }') => new File([text], name)

test.each<[string, Fields, string]>([
  ['a text', { title: 'A note', text: ' a { gap: 1px }\n' }, 'a { gap: 1px }'],
  ['a text with its page', { text: 'a { }', url: 'https://example.com/' }, 'a { }'],
  ['a text that only begins as an address', { text: 'https://a.example b' }, 'https://a.example b'],
  ['the text of a single .txt file', { files: [file('clip.TXT', 'b { }')] }, 'b { }'],
])('%s is shared code', async (_, fields, text) => {
  expect(await readShared(formOf(fields))).toEqual({ kind: 'text', text })
})

test.each<[string, Fields, readonly string[]]>([
  ['a file', { text: 'my styles', files: [file('a.css')] }, ['a.css']],
  ['several files, of any kind', { files: [file('a.txt'), file('b.vue')] }, ['a.txt', 'b.vue']],
])('%s is taken with its name, and a text beside it is not', async (_, fields, names) => {
  const shared = await readShared(formOf(fields))
  expect(shared).toMatchObject({ kind: 'files', files: names.map((path) => ({ path })) })
})

test.each<[string, Fields, string]>([
  ['an address', { title: 'Grid', url: 'https://example.com/a.css' }, 'address'],
  ['an address in place of a text', { text: 'HTTPS://example.com/a.css' }, 'address'],
  ['no field', {}, 'nothing'],
  ['an empty text and an empty file', { text: ' ', files: [file('a.css', '')] }, 'nothing'],
])('%s has no code: the reader says %s', async (_, fields, kind) => {
  expect(await readShared(formOf(fields))).toEqual({ kind })
})
