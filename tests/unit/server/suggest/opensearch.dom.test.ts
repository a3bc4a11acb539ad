import { expect, test } from 'vitest'

import { openSearchFile } from '#server/suggest/suggest.ts'
import { parseXml, textsOf } from '#tests/support/xml.ts'

const templatesOf = (hasSuggestions: boolean, siteUrl = 'https://plinth.example') => {
  const { documentElement } = parseXml(openSearchFile({ siteUrl, hasSuggestions }))
  return new Map(
    [...documentElement.querySelectorAll('Url')].map((url) => [
      url.getAttribute('type'),
      url.getAttribute('template'),
    ]),
  )
}

test('the OpenSearch description names the address of the search', () => {
  const { documentElement } = parseXml(
    openSearchFile({ siteUrl: 'https://plinth.example', hasSuggestions: false }),
  )
  expect(documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/')
  const [name = ''] = textsOf(documentElement, 'ShortName')
  // The format's maximum length.
  expect(name.length).toBeLessThanOrEqual(16)
  expect(textsOf(documentElement, 'Image')).toEqual(['https://plinth.example/favicon.ico'])
  expect(templatesOf(false).get('text/html')).toBe('https://plinth.example/search?q={searchTerms}')
})

test('the OpenSearch description names completions only for a server that has them', () => {
  expect(templatesOf(false).has('application/x-suggestions+json')).toBe(false)
  expect(templatesOf(true).get('application/x-suggestions+json')).toBe(
    'https://plinth.example/suggest?q={searchTerms}',
  )
})

test('a hostile host is escaped in the OpenSearch description', () => {
  expect(templatesOf(true, `http://a"&'b`).get('text/html')).toBe(
    `http://a"&'b/search?q={searchTerms}`,
  )
})
