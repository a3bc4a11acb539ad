import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { CodeUse } from '#routes/check/analysis/merge-uses.ts'
import { CheckReport } from '#routes/check/check-report.tsx'
import type { NamedTargets } from '#routes/check/named-targets.ts'
import { Announcer, AnnouncerContext } from '#search/state/announcer.ts'
import { DaysContext } from '#search/state/days.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const use = (key: string, safari: string, isGuarded = false): CodeUse => ({
  entry: { key, name: key, kind: 'name', support: { safari }, platforms: {}, features: [] },
  places: [{ file: 'Pasted code', line: 8, certainty: 'certain' }],
  isGuarded,
  certainty: 'certain',
})

const days = { asOf: '2026-11-10', today: '2026-11-27' }
const reading = { files: [{ name: 'a.css', language: 'css', text: '' } as const], notes: [] }
const safari = (version: number): NamedTargets => ({
  name: `Safari ${version}`,
  targets: { safari: version },
})

/** Shows the report on a use, and returns what the page announces. */
function show(uses: readonly CodeUse[]) {
  const announcer = new Announcer(false)
  const page = (asked: NamedTargets, own = reading) => (
    <MemoryRouter>
      <DaysContext value={days}>
        <AnnouncerContext value={announcer}>
          <CheckReport uses={{ uses, problems: [], unread: [] }} reading={own} asked={asked} />
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
  expect(screen.getByText(/^2 entries found: 1 works, 1 does not\./)).toBeInstanceOf(HTMLElement)
  expect(screen.getAllByText('Pasted code, line 8')).toHaveLength(2)
})

test('a guarded use that works is told from one that has to work', () => {
  show([use('gap', '15', true), use('has', '15')])
  expect(screen.getByText('Yes, and guarded')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('Yes')).toBeInstanceOf(HTMLElement)
})
