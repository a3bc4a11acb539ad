import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'

const states = [
  '/features?q=grid',
  '/features?q=:has',
  '/features?baseline=newly,limited&area=CSS',
  '/features?group=CSS&sort=az',
  '/features?blocker=safari&sort=newest&size=50',
  '/features?year=2020..2024&usage=50..',
  '/features?q=css&baseline=widely&page=2',
]

for (const address of states) {
  test(`${address} survives a reload and a bookmark`, async ({ page, context }) => {
    const list = featuresPage(page)
    await page.goto(address)
    await expect(list.rows.first()).toBeVisible()
    const names = await list.names.allInnerTexts()
    await page.reload()
    await expect(list.names).toHaveText(names)
    expect(page.url()).toContain(address)

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(featuresPage(other).names).toHaveText(names)
    await other.close()
  })
}

/** Shapes that crash a page which trusts its address, or that would go out as impossible parameters. */
const hostile = [
  'idx[query][a]=b',
  'features[refinementList][baseline]=newly',
  'features[menu][area][a]=x',
  'q[]=a&q[]=b',
  'page=-1',
  'page=abc',
  'page=1.5',
  'page=1e9',
  'page=0',
  'size=1000000',
  'sort=__proto__',
  'baseline=constructor',
  `area=${Array.from({ length: 150 }, (_, index) => `v${index}`).join(',')}`,
  'year=9..1',
  'year=a..b',
  'usage=..1e9',
  'group=a,b,c,d,e,f',
  '__proto__[polluted]=1',
  'constructor.prototype.polluted=1',
  'q=%00%01%1b',
  'q=%E2%80%AEevil',
  'q=%ED%A0%80',
  'q=%E0%A4%A',
  `q=${'%F0%9F%98%80'.repeat(600)}`,
  Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&'),
  `a${'[x]'.repeat(500)}=1`,
]

test('hostile addresses show a normal page and send possible parameters', async ({
  page,
  searches,
}) => {
  test.slow()
  const list = featuresPage(page)
  for (const search of hostile) {
    await page.goto(`/features?${search}`)
    await expect(list.heading, search.slice(0, 60)).toHaveText('Features')
    await expect(page.getByRole('main')).not.toContainText('went wrong')
  }
  for (const { requests } of searches) {
    for (const { query = '', page: number = 0 } of requests) {
      expect(new TextEncoder().encode(query).length).toBeLessThanOrEqual(512)
      expect(Number.isInteger(number) && number >= 0 && number < 1000).toBe(true)
    }
  }
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
})

test('an address with unknown or invalid parts is corrected without a new entry', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/features?utm_source=x&q=grid&sort=nonsense&page=1')
  await expect(page).toHaveURL(/\/features\?q=grid$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('a bookmark of a feature opens it; an old id leads to the new one', async ({ page }) => {
  await page.goto('/features/subgrid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subgrid')
  await expect(page).toHaveTitle(/^Subgrid/)
  await page.goto('/features/masonry')
  await expect(page).toHaveURL(/\/features\/grid-lanes$/)
})
