import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { partialIn } from '#routes/detail/detection/feature-tests.tsx'
import { administrator, fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const findSection = async () =>
  within(await screen.findByRole('region', { name: 'Feature detection' }))

test('the page of an entry has its test, which is copied as CSS and as JavaScript', async () => {
  const { user } = await renderPage('/compat/css.selectors.has')
  const section = await findSection()
  await user.click(await section.findByRole('button', { name: 'Copy CSS test' }))
  await section.findByText('CSS test copied.')
  await expect(navigator.clipboard.readText()).resolves.toMatch(
    /^@supports selector\(:has\(a\)\) \{/,
  )
  await user.click(section.getByRole('button', { name: 'Copy JavaScript test' }))
  await expect(navigator.clipboard.readText()).resolves.toBe("CSS.supports('selector(:has(a))')")
})

test('the page of a feature names the parts that its tests are of', async () => {
  await renderPage('/features/anchor-positioning')
  const section = await findSection()
  const links = await section.findAllByRole('link')
  expect(links.length).toBeLessThanOrEqual(2)
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^\/compat\//)
    expect(link.textContent).not.toMatch(/^(?:css|api)\./)
  }
})

test.each([
  [{ chrome: 'partial 38', edge: '79; partial 12', safari: '16' }, ['Chrome', 'Edge']],
  [{ chrome: 'prefix 9', firefox: 'next partial 161' }, []],
])('a test of an entry with the support %j is also true in part in %j', (support, browsers) => {
  expect(partialIn(support)).toEqual(browsers)
})

test('the page of an entry with partial support says where its test is true all the same', async () => {
  const client = await administrator()
  await client.partialUpdateObject({
    indexName: 'compat',
    objectID: 'css.selectors.has',
    attributesToUpdate: { support: { chrome: 'partial 105', safari: '15.4' } },
  })
  await renderPage('/compat/css.selectors.has')
  const section = await findSection()
  const remark = await section.findByText(/^Also true/)
  expect(remark.textContent).toBe('Also true where support is only partial: Chrome.')
})

test('the page of an entry that cannot be tested has no section of tests', async () => {
  await renderPage('/compat/api.MutationEvent.initMutationEvent')
  await screen.findByRole('heading', { level: 1, name: /initMutationEvent/ })
  await screen.findByRole('table', { name: /^Support and global usage/ })
  expect(screen.queryByRole('region', { name: 'Feature detection' })).toBeNull()
})
