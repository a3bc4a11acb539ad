import { expect, test } from 'vitest'

import { renderingContentOf, withReadableContent } from '#search/transport/rendering-content.ts'

const result = { hits: [], query: 'grid', params: '', processingTimeMS: 1 }
const image = { urls: [{ url: 'https://images.example/summer.png' }] }

const whole = {
  facetOrdering: {
    facets: { order: ['baseline'] },
    values: { areas: { order: ['CSS'], hide: ['HTML'], sortRemainingBy: 'count' as const } },
  },
  redirect: { url: 'https://example.com/' },
  widgets: { banners: [{ image, link: { url: 'https://example.com/' } }] },
}

test.each([[whole], [{}], [undefined]])(
  'an answer with the `renderingContent` %j is returned as it is',
  (content) => {
    const shown = content === undefined ? result : { ...result, renderingContent: content }
    const answer = { results: [shown] }
    expect(withReadableContent(answer)).toBe(answer)
    expect(renderingContentOf(shown)).toBe(content)
  },
)

test.each<[unknown]>([
  ['baseline'],
  [null],
  [{ facetOrdering: { facets: { order: 'baseline' } } }],
  [{ facetOrdering: { facets: { order: [1, 2] } } }],
  [{ facetOrdering: { values: { areas: { order: 'CSS' } } } }],
  [{ facetOrdering: { values: { areas: { hide: 'CSS' } } } }],
  [{ widgets: { banners: { image } } }],
  [{ widgets: { banners: [{}] } }],
  [{ redirect: 'https://example.com/' }],
  [{ redirect: { url: 1 } }],
])('the `renderingContent` %j is left out, and nothing else of the answer', (content) => {
  const spoiled = { ...result, ...Object.fromEntries([['renderingContent', content]]) }
  const { results } = withReadableContent({ results: [result, spoiled] })
  expect(results).toEqual([result, { ...result, renderingContent: {} }])
  expect(renderingContentOf(spoiled)).toBeUndefined()
})
