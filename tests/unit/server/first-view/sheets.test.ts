import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { readSheets } from '#server/first-view/sheets.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

const manifest = {
  'index.html': {
    isEntry: true,
    css: ['index.css'],
    imports: ['shared'],
    dynamicImports: ['b', 'a'],
  },
  shared: { css: ['shared.css'] },
  a: { css: ['a.css'], imports: ['index.html', 'both'] },
  b: { css: ['b.css'], imports: ['both'], dynamicImports: ['table'] },
  table: { css: ['table.css'] },
  both: { css: ['both.css'] },
}

const css = {
  'index.css': '._root_1{}',
  'shared.css': '._shared_1{}',
  'a.css': '._page_a,._page_a ._deep_a{}',
  'b.css': '._page_b{color:red}',
  'both.css': '._both_1:hover{}',
  'table.css': '._table_1{}',
}

test('markup needs the style sheets of the views and of their parts that have one of its classes, those that they import first', async () => {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await Promise.all(Object.entries(css).map(([name, text]) => writeFile(join(folder, name), text)))
  const { sheets, sheetsFor } = await readSheets(folder)
  const addressesFor = (markup: string) => sheetsFor(markup).map(({ address }) => address)
  expect(sheets).toEqual([
    { address: '/both.css', css: css['both.css'] },
    { address: '/b.css', css: css['b.css'] },
    { address: '/a.css', css: css['a.css'] },
    { address: '/table.css', css: css['table.css'] },
  ])
  expect(addressesFor('<p class="_root_1 _shared_1">_page_a</p>')).toEqual([])
  expect(addressesFor('<p class="x _deep_a"><b class="_both_1">')).toEqual(['/both.css', '/a.css'])
  expect(addressesFor('<table class="_table_1">')).toEqual(['/table.css'])
  expect(addressesFor('<p class="_page_b _page"></p>')).toEqual(['/b.css'])
})
