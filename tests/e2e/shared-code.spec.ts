import { readableExtensions } from '#check/analysis/source-file.ts'
import { sharedCodeCache } from '#offline/contract/kept-site.ts'
import { sharedCode } from '#offline/contract/shared-code.ts'

import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

test('code that another app shared is checked once, and the address is that of the view again @core', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(
    async ({ name, entry, field }) => {
      const form = new FormData()
      form.append(field, new File(['a { anchor-name: --a }'], 'shared.css'))
      await (await caches.open(name)).put(entry, new Response(form))
    },
    { name: sharedCodeCache('/'), entry: sharedCode.entry, field: sharedCode.fields.files },
  )
  await page.goto('/check?shared')
  const report = page.getByRole('region', { name: 'Report' })
  await expect(report.getByText('shared.css, line 1').first()).toBeVisible()
  await expect(page).toHaveURL(/\/check$/)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeEnabled()
  await expect(report).toHaveCount(0)
})

test('a share to a site that is not kept leads to the view, which says what is missing', async ({
  page,
}) => {
  await page.goto('/check')
  // As an app shares: a navigation with a form.
  await page.evaluate((field) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/check', enctype: 'multipart/form-data' })
    const text = document.createElement('textarea')
    Object.assign(text, { name: field, value: 'a { gap: 1px }\n'.repeat(40_000) })
    form.append(text)
    document.body.append(form)
    form.submit()
  }, sharedCode.fields.text)
  const reason = page.getByText('What you shared was not read.')
  await expect(reason).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'kept on this device' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Plinth' })).toBeVisible()
})

test('Chromium takes the manifest without an error, with a share target for every kind of file that can be checked', async ({
  page,
}) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([])
  const { share_target: target } = JSON.parse(data ?? '{}')
  expect(target).toMatchObject({
    action: 'check',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { text: sharedCode.fields.text, url: sharedCode.fields.url },
  })
  const [{ name, accept }] = target.params.files
  expect(name).toBe(sharedCode.fields.files)
  expect(accept).toEqual(expect.arrayContaining(readableExtensions.map((ending) => `.${ending}`)))
})
