import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

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

test('the page of an entry whose test has a remark says where it is false or true all the same', async () => {
  const client = await administrator()
  await client.partialUpdateObject({
    indexName: 'compat',
    objectID: 'css.selectors.has',
    attributesToUpdate: {
      testRemark: 'Also true where support is only partial: Chrome.',
      secureContext: true,
    },
  })
  await renderPage('/compat/css.selectors.has')
  const section = await findSection()
  const remark = await section.findByText(/^Also true/)
  expect(remark.textContent).toBe('Also true where support is only partial: Chrome.')
  expect(screen.getByText('Only on https').textContent).toBe('Only on https')
})

test('the page of an entry that cannot be tested has no section of tests', async () => {
  await renderPage('/compat/api.MutationEvent.initMutationEvent')
  await screen.findByRole('heading', { level: 1, name: /initMutationEvent/ })
  await screen.findByRole('table', { name: /^Support and global usage/ })
  expect(screen.queryByRole('region', { name: 'Feature detection' })).toBeNull()
})
