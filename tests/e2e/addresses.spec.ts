import { expect, expectAccessible, test } from './support/fixtures.ts'

/** One of every kind of address that there is, each with all that it can say, its heading and its title. */
const addresses = [
  ['/', 'What can the web do now?', /^Plinth/],
  ['/search', 'Everything', /^Everything · Plinth$/],
  ['/search?q=grid', 'Everything', /^grid · Everything · Plinth$/],
  ['/features', 'Features', /^Features · Plinth$/],
  ['/features?q=grid&baseline=widely,newly&area=CSS', 'Features', /^grid · Features · Plinth$/],
  ['/features?group=CSS,Layout,Grid', 'Features', /^Features/],
  ['/features?blocker=firefox&missing=firefox,firefox_android', 'Features', /^Features/],
  ['/features?only=chromium&engines=1', 'Features', /^Features/],
  ['/features?org=W3C&year=2020..2024&usage=80..', 'Features', /^Features/],
  ['/features?spec=CSS+Grid+Layout+2', 'Features', /^Features/],
  ['/features?snapshot=ECMAScript+2023', 'Features', /^Features/],
  ['/features?month=2023-09', 'Features', /^Features/],
  ['/features?q=css&sort=newest&size=50&page=2', 'Features', /^css · Features/],
  ['/features?sort=az&view=table', 'Features', /^Features/],
  ['/features/subgrid', 'Subgrid', /^Subgrid · Plinth$/],
  ['/compat', 'Compat entries', /^Compat entries · Plinth$/],
  ['/compat?q=grid&kind=Property+value&baseline=widely', 'Compat entries', /^grid · Compat/],
  ['/compat?path=CSS,Properties,display', 'Compat entries', /^Compat/],
  ['/compat?status=experimental&caveat=flag,prefix', 'Compat entries', /^Compat/],
  ['/compat?missing=safari&engines=2&usage=50..&page=2', 'Compat entries', /^Compat/],
  ['/compat?only=chromium', 'Compat entries', /^Compat/],
  ['/compat/api.AbortSignal.timeout_static', 'AbortSignal.timeout()', /^AbortSignal\.timeout\(\)/],
  ['/specs', 'Specifications', /^Specifications · Plinth$/],
  ['/specs?q=grid&org=W3C&standing=good', 'Specifications', /^grid · Specifications/],
  ['/specs?maturity=Recommendation&sort=az', 'Specifications', /^Specifications/],
  ['/specs?status=Draft+Deliverable', 'Specifications', /^Specifications/],
  ['/specs/css-grid-2', 'CSS Grid Layout Module Level 2', /^CSS Grid Layout Module Level 2 · /],
  ['/releases', 'Releases', /^Releases · Plinth$/],
  ['/releases?q=140&browser=chrome,edge', 'Releases', /^140 · Releases/],
  ['/releases?engine=WebKit&year=2020..2025&page=2', 'Releases', /^Releases/],
  ['/releases?status=retired&type=mobile', 'Releases', /^Releases/],
  ['/releases/chrome-140', 'Chrome 140', /^Chrome 140 · Plinth$/],
  ['/saved', 'Saved', /^Saved · Plinth$/],
  ['/status', 'Status', /^Status · Plinth$/],
  ['/about', 'About', /^About/],
  ['/privacy', 'Privacy', /^Privacy · Plinth$/],
  ['/shortcuts', 'Keyboard shortcuts', /^Keyboard shortcuts · Plinth$/],
] as const

for (const [address, heading, title] of addresses) {
  test(`${address} opens from cold as ${heading}`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page).toHaveTitle(title)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/No .* match/)).toHaveCount(0)
    await expectAccessible(page)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
  })
}

// Where the canonical way of writing differs, the address is corrected without a step in the history.
const corrected = [
  ['/features?page=1&sort=relevance&q=grid', '/features?q=grid'],
  ['/features?baseline=nonsense&year=9999..1', '/features'],
  ['/search?q=grid&page=4&x=1', '/search?q=grid'],
  ['/releases?browser=netscape', '/releases'],
  ['/specs?sort=%00', '/specs'],
] as const

for (const [wrong, right] of corrected) {
  test(`${wrong} is corrected to ${right}`, async ({ page }) => {
    await page.goto('/about')
    await page.goto(wrong)
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(right)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })
}

// Former names lead on: features that moved, specifications by an old shortname or by their series.
const moved = [
  ['/features/css-subgrid', '/features/subgrid'],
  ['/specs/css-grid', '/specs/css-grid-2'],
] as const

for (const [former, now] of moved) {
  test(`${former} leads to ${now}`, async ({ page }) => {
    await page.goto(former)
    await expect(page).toHaveURL(new RegExp(`${now}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
