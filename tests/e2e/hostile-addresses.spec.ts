import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutFirstAnswers } from './support/hydration.ts'

/** Shapes that crash a page which trusts its address, or that would be sent as impossible parameters. */
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
  `q=${'%E8%A1%A8'.repeat(200)}`,
  `q=${'grid '.repeat(2000)}`,
  Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&'),
  `a${'[x]'.repeat(500)}=1`,
]

test(
  'hostile addresses show a normal page and send possible parameters',
  { tag: '@fault' },
  async ({ page, searches }) => {
    await withoutFirstAnswers(page)
    const list = featuresPage(page)
    for (const search of hostile) {
      const name = search.slice(0, 60)
      const searched = searches.length
      await page.goto(`/features?${search}`)
      await expect.soft(list.heading, name).toHaveText('Features')
      await expect.poll(() => searches.length, name).toBeGreaterThan(searched)
      await expect.soft(page.getByRole('main'), name).not.toContainText('went wrong')
      expect.soft(await page.evaluate(() => Reflect.get({}, 'polluted')), name).toBeUndefined()
    }
    for (const { requests } of searches) {
      for (const { query = '', page: number = 0 } of requests) {
        expect(new TextEncoder().encode(query).length).toBeLessThanOrEqual(512)
        expect(Number.isInteger(number) && number >= 0 && number < 1000).toBe(true)
      }
    }
  },
)
