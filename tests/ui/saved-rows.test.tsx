import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'
import { forgetSaved, readSaved } from '#tests/support/saved.ts'

beforeAll(fillDetails)
beforeEach(serveContent)
forgetSaved()

test.each([
  ['/features?q=subgrid', 'Subgrid', 'features'],
  ['/compat?q=%3Ahas', ':has()', 'compat'],
  ['/specs?q=css-grid-2', 'CSS Grid Layout Module Level 2', 'specs'],
  ['/releases?q=safari+26', 'Safari 26', 'releases'],
])('a row of %s has a button that saves %s', async (address, name, kind) => {
  const { user } = await renderPage(address)
  await user.click(await screen.findByRole('button', { name: `Save ${name}`, pressed: false }))
  await screen.findByRole('button', { name: `Save ${name}`, pressed: true })
  expect(readSaved()).toMatchObject([{ kind }])
})
