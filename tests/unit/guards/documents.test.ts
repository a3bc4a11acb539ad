import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, test } from 'vitest'

import { diagrams, withDiagrams } from './directions-diagram.ts'

const COMMAND = 'node --import @oxc-node/core/register tests/support/print-directions.ts'

const folders = ['.github', 'src', 'tests']

const documents = [
  'README.md',
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  ),
]

const read = (file: string): string => readFileSync(file, 'utf8')

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  read('package.json'),
)

function findAll(text: string, pattern: RegExp): readonly string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))]
}

/** The fragments of the headings of a document, as GitHub makes them. */
const fragmentsOf = (text: string): readonly string[] =>
  findAll(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', fragment] = link.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  if (!existsSync(target)) return false
  return fragment === undefined || fragmentsOf(read(target)).includes(fragment)
}

/** Whether a path is one of this project, from its root or from the folder of the document. */
function isPathOfProject(file: string, path: string): boolean {
  const [first = ''] = path.split('/')
  return folders.includes(first) || isSourceFolder(posix.join(posix.dirname(file), first))
}

const isSourceFolder = (path: string): boolean => path.startsWith('src/') && existsSync(path)

test.each(Object.entries(diagrams))(
  'the diagrams of rooms in %s show what directions.ts states',
  (file, parents) => {
    const text = read(file)
    expect(text, `Run: ${COMMAND}`).toBe(withDiagrams(text, parents))
  },
)

test.each(documents)(
  'every link within the project in %s leads to a file and a heading',
  (file) => {
    const links = findAll(read(file), /\]\((?!https?:)([^)\s]+)\)/g)
    expect(links.filter((link) => !leadsSomewhere(file, link))).toEqual([])
  },
)

test.each(documents)('every file and folder that %s names exists', (file) => {
  const paths = findAll(read(file), /`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)
    .filter((path) => path.includes('/') && isPathOfProject(file, path))
    .filter((path) => !existsSync(path) && !existsSync(posix.join(posix.dirname(file), path)))
  expect(paths).toEqual([])
})

test.each(documents)('every test that a command in %s names exists', (file) => {
  const tests = findAll(read(file), /\s(tests\/[\w./-]*\w)/g)
  expect(tests.filter((path) => !existsSync(path))).toEqual([])
})

test.each(documents)('every command of npm that %s names exists', (file) => {
  const names = findAll(read(file), /\bnpm run ([\w:-]+)/g)
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('the top level holds the project and what tools make of it, and nothing that was left there', () => {
  const known = new Set(
    `LICENSE README.md findings index.html package-lock.json package.json public src tests tsconfig.json vite.config.ts
    coverage dist node_modules playwright-report test-results`.split(/\s+/),
  )
  const ignored = /^\.|\.(?:log|tar\.gz)$/
  const left = readdirSync('.').filter((name) => !ignored.test(name) && !known.has(name))
  expect(left).toEqual([])
})
