import { expect, test } from 'vitest'

import { PASTED, readFiles, readPaste } from '#routes/check/read-files.ts'

const given = (path: string, content: string | Uint8Array<ArrayBuffer> = 'a{}') => ({
  path,
  file: new File([content], path),
})

test('files that are not read are named with the reason, those of one reason together', async () => {
  const { files, notes } = await readFiles(
    ['a.scss', 'b.less', 'c.css', 'd.txt', 'e.sass', 'f.styl', 'data.json', 'g.png'].map((path) =>
      given(path),
    ),
  )
  expect(files.map(({ name }) => name)).toEqual(['a.scss', 'b.less', 'c.css'])
  expect(notes).toEqual([
    'd.txt and g.png skipped: not CSS, HTML, JavaScript or TypeScript.',
    'e.sass and f.styl skipped: Sass and Stylus. Check the CSS that they are compiled to.',
    'data.json skipped: data, which uses no feature.',
  ])
})

test('of many files that are not read ten are named', async () => {
  const { notes } = await readFiles(Array.from({ length: 13 }, (_, place) => given(`${place}.txt`)))
  expect(notes).toEqual([
    '0.txt, 1.txt, 2.txt, 3.txt, 4.txt, 5.txt, 6.txt, 7.txt, 8.txt, 9.txt and 3 more skipped: not CSS, HTML, JavaScript or TypeScript.',
  ])
})

test.each([
  ['utf-16le', [0xff, 0xfe, 0x61, 0, 0x7b, 0, 0x7d, 0]],
  ['utf-16be', [0xfe, 0xff, 0, 0x61, 0, 0x7b, 0, 0x7d]],
  ['utf-8', [0xef, 0xbb, 0xbf, 0x61, 0x7b, 0x7d]],
])('a file in %s is read without its mark', async (_encoding, bytes) => {
  const { files, notes } = await readFiles([given('a.css', new Uint8Array(bytes))])
  expect([files, notes]).toEqual([[{ name: 'a.css', text: 'a{}' }], []])
})

test('a binary file is named', async () => {
  const { files, notes } = await readFiles([given('a.css', '\0')])
  expect([files, notes]).toEqual([[], ['a.css skipped: binary.']])
})

test.each([
  ['package.json', '{ "browserslist": ["defaults"] }'],
  ['app/package.json', '{ "browserslist": { "production": "last 2 versions" } }'],
  ['.browserslistrc', 'last 2 versions'],
  ['browserslist', 'last 2 versions'],
])('%s among the files says for which browsers they are', async (name, text) => {
  const { files, notes, browsersFrom } = await readFiles([given('a.css'), given(name, text)])
  expect(files).toHaveLength(1)
  expect([notes, browsersFrom]).toEqual([[], { name, text }])
})

test('a package without browsers is data', async () => {
  const { notes, browsersFrom } = await readFiles([given('package.json', '{ "name": "a" }')])
  expect(browsersFrom).toBeUndefined()
  expect(notes).toEqual(['package.json skipped: data, which uses no feature.'])
})

test.each(['{ "browserslist": "defaults" }', '["last 2 versions", "not dead"]'])(
  'pasted browsers are offered, not checked: %s',
  (text) => {
    expect(readPaste(text)).toEqual({ files: [], notes: [], browsersFrom: { name: PASTED, text } })
  },
)

test('other pasted JSON is named, and is no style sheet', () => {
  expect(readPaste('{ "color": "red" }')).toEqual({
    files: [],
    notes: ['Pasted code skipped: data, which uses no feature.'],
  })
})

test.each(['a { color: red }', '{ let a = 1 }', '[1, 2].at(0)'])(
  'pasted code in braces or brackets is code: %s',
  (text) => {
    expect(readPaste(text).files).toEqual([{ name: PASTED, text }])
  },
)
