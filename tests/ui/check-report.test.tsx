import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { onlyThese } from '#catalogue/verdict/verdict.ts'
import { noParts } from '#check/analysis/account.ts'
import type { CodeUse, CodeUses } from '#check/analysis/merge-uses.ts'
import type { NamedTargets } from '#routes/check/named-targets.ts'
import { CheckReport } from '#routes/check/views/check-report.tsx'
import { Announcer, AnnouncerContext } from '#search/state/announcer.ts'
import { DaysContext } from '#search/state/days.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const use = (key: string, safari: string, wish: Partial<CodeUse> = {}): CodeUse => ({
  entry: { key, name: key, kind: 'name', support: { safari }, platforms: {}, features: [] },
  places: [{ file: 'Pasted code', line: 8, certainty: 'certain' }],
  isGuarded: false,
  certainty: 'certain',
  ...wish,
})

const days = { asOf: '2026-11-10', today: '2026-11-27' }
const reading = { files: [{ name: 'a.css', language: 'css', text: '' } as const], notes: [] }
const safari = (version: number): NamedTargets => ({
  name: `Safari ${version}`,
  judged: onlyThese({ safari: version }),
})

/** Shows the report on a use, and returns what the page announces. */
function show(uses: readonly CodeUse[], address = '/check', found: Partial<CodeUses> = {}) {
  const announcer = new Announcer(false)
  const page = (asked: NamedTargets, own = reading) => (
    <MemoryRouter initialEntries={[address]}>
      <DaysContext value={days}>
        <AnnouncerContext value={announcer}>
          <CheckReport
            uses={{ uses, problems: [], unread: [], unknown: [], parts: noParts, ...found }}
            reading={own}
            asked={asked}
          />
        </AnnouncerContext>
      </DaysContext>
    </MemoryRouter>
  )
  const { rerender } = render(page(safari(17)))
  const said = () => {
    vi.runAllTimers()
    return announcer.message.get()
  }
  return {
    said,
    choose: (asked: NamedTargets) => rerender(page(asked)),
    checkAgain: () => rerender(page(safari(17), { ...reading })),
  }
}

test('the verdict is said after a check, after another choice of browsers, and after the next check', () => {
  const { said, choose, checkAgain } = show([use('gap', '18')])
  expect(said()).toBe('No, 1 thing does not work in Safari 17.')
  choose(safari(18))
  expect(said()).toBe('Yes, all of it works in Safari 18.')
  choose(safari(17))
  expect(said()).toBe('No, 1 thing does not work in Safari 17.')
  checkAgain()
  expect(said()).toBe('No, 1 thing does not work in Safari 17.\u00A0')
})

test('counts of one have verbs of one, and a place is named by its line', () => {
  show([use('gap', '18'), use('has', '15')])
  expect(screen.getByText(/^2 things found: 1 works, 1 does not\./)).toBeInstanceOf(HTMLElement)
  expect(screen.getAllByText('Pasted code, line 8')).toHaveLength(2)
})

test('names that the data does not have are listed with what is meant, and the answer is no plain yes', () => {
  const slip = {
    kind: 'property',
    name: 'dsiplay',
    meant: 'display',
    file: 'a.css',
    line: 3,
  } as const
  const { said } = show([use('gap', '15')], '/check', {
    unknown: [{ ...slip, count: 2 }],
    parts: { ...noParts, entry: 1, unknown: 2 },
  })
  expect(said()).toBe(
    'In Safari 17, nothing stands in the way of what is known; 1 name is not in the data.',
  )
  const [item] = screen.getAllByRole('listitem')
  expect(item?.textContent).toBe(
    'a.css, line 3 and 1 more: property dsiplay, did you mean display?',
  )
  expect(
    screen.getByText(/^3 parts of the code: 1 with entries, 2 not in the data/),
  ).toBeInstanceOf(HTMLElement)
})

test('a guarded use that works is told from one that has to work', () => {
  show([use('gap', '15', { isGuarded: true }), use('has', '15')])
  expect(screen.getByText('Yes, and guarded')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('Yes')).toBeInstanceOf(HTMLElement)
})

const place = (line: number, code: string) => ({
  ...({
    file: 'a.css',
    line,
    certainty: 'certain',
    column: 3,
  } as const),
  end: {
    line,
    column: 6,
  },
  code,
  mark: {
    start: 0,
    end: 3,
  },
})

test('the first places of a use are shown with their code, the use marked, and the others on demand', () => {
  const places = [1, 2, 3, 4, 5].map((line) => place(line, `gap: ${line}px`))
  show([use('gap', '18', { places })])
  expect(screen.getByText('a.css, line 1, column 3')).toBeInstanceOf(HTMLElement)
  const marks = document.querySelectorAll('mark')
  expect(Array.from(marks, ({ textContent }) => textContent)).toEqual(['gap', 'gap', 'gap'])
  expect(marks[0]?.parentElement?.textContent).toBe('gap: 1px')
  expect(screen.getByText('2 more places')).toBeInstanceOf(HTMLElement)
})

test('likely uses are listed with the reason, and possible ones are folded', () => {
  show([
    use('css.gap', '15'),
    use('api.Navigation.canGoBack', '18', { certainty: 'likely' }),
    use('api.A.maxWidth', '18', { certainty: 'possible' }),
  ])
  const likely = screen.getByRole('list', { name: 'Likely, not certain' })
  expect(within(likely).getAllByRole('listitem')[0]?.textContent).toContain(
    'Navigation has a member of this name; other objects rarely have one.',
  )
  const lists = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))
  expect(lists.indexOf('Likely, not certain')).toBeLessThan(lists.indexOf('Works, or is guarded'))
  expect(within(likely).getByText('not certain')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('1 possible use').closest('details')?.open).toBe(false)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Yes for what is certain in Safari 17; 1 likely use does not work and 1 possible use does not work.',
  )
})

test('a use of a feature without compat entries leads to the page of the feature', () => {
  const entry = { ...use('css.types.image.image', '18').entry, feature: 'image-function' }
  show([use('css.types.image.image', '18', { entry }), use('css.properties.gap', '18')])
  const rows = screen.getByRole('list', { name: 'What the code uses' })
  const links = within(rows).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/compat/css.properties.gap',
    '/features/image-function',
  ])
})

const others = (known: NonNullable<NamedTargets['others']>['known']): NamedTargets => ({
  ...safari(17),
  others: {
    unjudged: ['IE 11', 'Opera Mini'].map((name) => ({ name, reason: '' })),
    known,
  },
})

test('of browsers without compatibility data a sentence says what caniuse knows', () => {
  const entry = { ...use('css.properties.gap', '15').entry, features: [['gap', 'Gap']] } as const
  const { choose } = show([use('css.properties.gap', '15', { entry })])
  const value = {
    versions: { ie: ['11'], op_mini: ['all'] },
    features: { gap: { op_mini: 'y1' } },
  }
  choose(others({ status: 'loading' }))
  expect(screen.queryByText(/caniuse/)).toBeNull()
  choose(others({ status: 'ready', value }))
  expect(screen.getByText('By caniuse, IE 11 lacks Gap.')).toBeInstanceOf(HTMLElement)
  expect(
    screen.getByText('By caniuse, Opera Mini supports 1 feature of this code.'),
  ).toBeInstanceOf(HTMLElement)
  choose(others({ status: 'failed' }))
  expect(
    screen.getByText('What caniuse says of IE 11 and Opera Mini could not be loaded.'),
  ).toBeInstanceOf(HTMLElement)
})

test('an entry that is ignored counts no more, is remembered, and can be restored', () => {
  const { said } = show([use('css.gap', '18'), use('css.has', '15')])
  fireEvent.click(screen.getByRole('button', { name: 'Ignore css.gap' }))
  expect(said()).toBe('Yes, all of it works in Safari 17.')
  expect(localStorage.getItem('plinth-ignored')).toBe('["css.gap"]')
  const folded = screen.getByText('1 ignored').closest('details')
  if (folded === null) throw new Error('Nothing is ignored.')
  folded.open = true
  fireEvent(folded, new Event('toggle'))
  fireEvent.click(screen.getByRole('button', { name: 'Restore css.gap' }))
  expect(said()).toBe('No, 1 thing does not work in Safari 17.')
})

test('the address ignores entries and groups the others by file', () => {
  show(
    [
      use('css.gap', '18'),
      use('css.has', '18', { places: [place(1, 'has')] }),
      use('css.is', '15'),
    ],
    '/check?ignore=css.gap&by=file',
  )
  expect(screen.getByText('1 ignored')).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('list', { name: 'a.css' }).textContent).toContain('css.has')
  expect(screen.getByRole('list', { name: 'Pasted code' }).textContent).toContain('css.is')
})

test('what newer versions would do is said, and a declaration is one row whose entries are ignored together', () => {
  const keys = ['css.properties.box', 'css.properties.box.trim']
  const { said } = show(keys.map((key, line) => use(key, '18', { places: [place(line, 'box')] })))
  expect(said()).toBe('No, 1 thing does not work in Safari 17.')
  const raises = screen.getByRole('list', { name: 'What newer versions do' })
  expect(raises.textContent).toBe('Raise Safari to 18, and it works.')
  const rows = within(screen.getByRole('list', { name: 'What the code uses' }))
  expect(rows.getAllByRole('article')).toHaveLength(1)
  expect(rows.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(keys)
  expect(screen.getByText('a.css, line 1, column 3')).toBeInstanceOf(HTMLElement)
  fireEvent.click(rows.getByRole('button', { name: `Ignore ${keys.join(', ')}` }))
  expect(localStorage.getItem('plinth-ignored')).toBe(JSON.stringify(keys))
  expect(screen.queryByRole('list', { name: 'What newer versions do' })).toBeNull()
})

test.each([
  [
    '2024-05-13',
    'Newly available · May 2024Widely available since Nov 2026, by date; web-features will confirm',
  ],
  ['2025-05-13', 'Newly available · May 2025'],
])(
  'a row with newly available since %s has the status of its page on the day',
  (newly, expected) => {
    const entry = { ...use('css.properties.a', '15').entry, baseline: 'newly', newly } as const
    show([use('css.properties.a', '15', { entry })])
    const row = screen.getByRole('article')
    expect(within(row).getByRole('heading').textContent).toBe(`css.properties.aYes${expected}`)
  },
)
