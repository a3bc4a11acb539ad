import { expect, test } from 'vitest'

import { readPasted } from '#catalogue/targets/pasted.ts'

const readable = [
  ['a query', ' defaults, not dead ', 'defaults, not dead'],
  ['a list in JSON', '["defaults", "not ie 11"]', 'defaults, not ie 11'],
  ['a package.json', '{ "name": "x", "browserslist": ["chrome 109"] }', 'chrome 109'],
  ['a package.json with one query', '{ "browserslist": "chrome 109" }', 'chrome 109'],
  [
    'a package.json with environments',
    '{ "browserslist": { "development": ["last 1 chrome version"], "production": ["> 1%"] } }',
    '> 1%',
  ],
  [
    'a package.json without the environment for production',
    '{ "browserslist": { "modern": ["chrome 140"], "old": ["ie 11"] } }',
    'chrome 140',
  ],
  [
    'a package.json with browsers and a runtime',
    '{ "browserslist": "chrome 109", "engines": { "node": ">=18.17.0 <23", "npm": ">=9" } }',
    'chrome 109, node 18.17',
  ],
  [
    'a package.json with runtimes alone',
    '{ "engines": { "node": "^20.19.0 || >=22.12.0", "deno": "~1.40", "bun": "1.x" } }',
    'node 20.19, deno 1.40, bun 1',
  ],
  ['a package.json with a range of versions', '{ "engines": { "node": "18 - 20" } }', 'node 18'],
  ['the field alone', '{ "production": ["> 1%"] }', undefined],
  ['a configuration', '# ours\nchrome 109\nsafari 15.4 # iPhones\n', 'chrome 109, safari 15.4'],
  [
    'a configuration with Windows line ends',
    'chrome 109\r\nsafari 15.4\r\n',
    'chrome 109, safari 15.4',
  ],
  [
    'a configuration with sections',
    'ie 11\n[modern]\nchrome 140\n[production staging]\nchrome 109\nedge 109',
    'chrome 109, edge 109',
  ],
  ['a configuration without the section for production', 'ie 11\n[modern]\nchrome 140', 'ie 11'],
  ['a section alone', '[modern]\nchrome 140', 'chrome 140'],
] as const

test.each(readable)('of %s, the queries for production are read', (_, text, query) => {
  const read = readPasted(text)
  expect('query' in read ? read.query : undefined).toBe(query)
})

const refused = [
  ['{ "name": }', 'JSON'],
  ['{ "name": "x" }', 'no "browserslist"'],
  ['{ "engines": { "node": "*" } }', 'no "engines"'],
  ['{ "engines": { "node": "<20" } }', 'no "engines"'],
  ['{ "engines": { "node": "18 || *" } }', 'no "engines"'],
  ['{ "engines": "node 18" }', 'no "engines"'],
  ['{ "browserslist": [] }', 'no query'],
  ['{ "browserslist": { "production": 7 } }', 'no query'],
  ['# nothing\n', 'no query'],
] as const

test.each(refused)('“%s” is refused with a reason', (text, reason) => {
  const read = readPasted(text)
  expect('problem' in read ? read.problem : '').toContain(reason)
})
