import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const hrefOf = (element: Element) => element.getAttribute('href')

test.each([
  [
    '/features/grid',
    'https://github.com/web-platform-dx/web-features/blob/main/features/grid.yml',
    /^https:\/\/github\.com\/web-platform-dx\/web-features\/issues\/new\?title=grid%3A%20&body=grid%20in%20features%2Fgrid\.yml$/,
  ],
  [
    '/compat/api.AbortSignal.timeout_static',
    'https://github.com/mdn/browser-compat-data/blob/main/api/AbortSignal.json',
    /\/issues\/new\?title=api\.AbortSignal\.timeout_static%3A%20&template=data-problem\.yml&metadata=api/,
  ],
])(
  'the page %s links to the file of its data and to a report with its key',
  async (path, file, report) => {
    await renderPage(path)
    const source = await screen.findByRole('link', { name: /^Source in / })
    expect(hrefOf(source)).toBe(file)
    expect(hrefOf(screen.getByRole('link', { name: 'Report wrong data' }))).toMatch(report)
    // This project names no place for reports about itself.
    expect(screen.queryByText('Report an error of this page')).toBeNull()
  },
)
