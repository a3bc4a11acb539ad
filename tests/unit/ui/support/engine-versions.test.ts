import { expect, test } from 'vitest'

import { engineVersions } from '#ui/support/engine-versions.ts'

const today = '2026-11-12'

const columns = [
  ['chrome', 'Blink', 'Chrome', ''],
  ['chrome_android', 'Blink', 'Chrome', 'Android'],
  ['firefox', 'Gecko', 'Firefox', ''],
  ['firefox_android', 'Gecko', 'Firefox', 'Android'],
  ['safari', 'WebKit', 'Safari', ''],
].map(([id = '', engine = '', brand = '', device = '']) => ({
  id,
  name: id,
  brand,
  device,
  engine,
}))

test('an engine shows its first browser and its version', () => {
  const support = { chrome: '117', chrome_android: '117', firefox: '71', firefox_android: '79' }
  expect(engineVersions(columns, { support }, today)).toStrictEqual([
    { name: 'Chrome', version: '117' },
    { name: 'Firefox', version: '71' },
    { name: 'Safari', version: '–' },
  ])
})

test('a browser without the support of its engine is named by its device', () => {
  const [blink, gecko] = engineVersions(
    columns,
    {
      support: { chrome: '20', firefox_android: '79' },
    },
    today,
  )
  expect([blink, gecko]).toStrictEqual([
    { name: 'Chrome', version: '20', apart: { name: 'Android', version: '–' } },
    { name: 'Firefox', version: '–', apart: { name: 'Android', version: '79' } },
  ])
})
