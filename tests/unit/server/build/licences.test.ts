import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { formatLicences, packageOf, readLicence } from '#server/build/vite-licences.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

test.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@algolia/client/dist/a.js?x', '/p/node_modules/@algolia/client'],
  ['/p/node_modules/a/node_modules/@b/c/d.js', '/p/node_modules/a/node_modules/@b/c'],
  ['/p/src/main.tsx', undefined],
  ['\0vite/preload-helper.js', undefined],
])('the module %s is of the package %s', (module, folder) => {
  expect(packageOf(module)).toBe(folder)
})

async function packageWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  await mkdir(join(folder, 'licenses'))
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
  )
  return folder
}

const manifest = JSON.stringify({ name: 'a', version: '1.2.3', license: 'Apache-2.0' })

test('the licence and the notice of a package are read, whatever their case and ending', async () => {
  const folder = await packageWith({
    'package.json': manifest,
    'LICENCE.md': 'the licence\r\n',
    NOTICE: 'the notice\n',
    'readme.md': 'no terms',
  })
  await expect(readLicence(folder)).resolves.toEqual({
    name: 'a',
    version: '1.2.3',
    licence: 'Apache-2.0',
    text: 'the licence\n\nthe notice',
  })
})

test('a package without a licence file is listed with the name of its licence', async () => {
  const found = await readLicence(await packageWith({ 'package.json': manifest }))
  expect(formatLicences([found, { ...found, name: 'A' }, found])).toMatch(
    /^Plinth .+\n\n-+\nA 1\.2\.3 \(Apache-2\.0\)\n\nThe package has no licence file.+\n\n-+\na 1\.2\.3 /,
  )
})
