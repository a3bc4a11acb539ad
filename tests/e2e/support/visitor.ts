import { expect, type Page, type Response } from '@playwright/test'

/** Agrees to statistics, on the page about privacy. */
export async function agree(page: Page): Promise<void> {
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByText('On: you agreed.')).toBeVisible()
}

/** Resolves once the provider has stored an event of this name. */
export const accepted = (page: Page, name: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/1/events') &&
      (response.request().postData() ?? '').includes(name) &&
      response.ok(),
  )
