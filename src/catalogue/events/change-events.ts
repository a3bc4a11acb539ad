import { baselineLabels, baselineStatuses } from '#catalogue/baseline.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { formatDay } from '#lib/format-day.ts'

import type { ChangeLog, LoggedChange } from './change-log.ts'
import type { CatalogueEvent } from './event.ts'

/** An entry of the log as an event of a feature. Its name is that of the feature that changed. */
export function changeEvent(
  change: LoggedChange,
  { id, log }: { readonly id: string; readonly log: Pick<ChangeLog, 'firstId'> },
): CatalogueEvent {
  const { kind, day, version, step, before, after } = change
  const isOfStatus = kind !== 'moved' && before !== undefined && after !== undefined
  const { title, text } = words[kind](change)
  const parts = ['features', log.firstId(change.id), kind, version, ...(step ? [step] : [])]
  return {
    name: parts.join('/'),
    kind,
    list: 'features',
    id,
    day,
    title: `${plainCodeText(change.name)}: ${title}`,
    text,
    ...(isOfStatus && { statuses: { before, after } }),
  }
}

type Words = { readonly title: string; readonly text: string }

const words: Readonly<Record<LoggedChange['kind'], (change: LoggedChange) => Words>> = {
  new: ({ version }) => ({
    title: 'new in the data',
    text: `web-features ${version} describes it for the first time.`,
  }),
  renamed: ({ id, to }) => ({
    title: 'renamed',
    text: `Its id is ${nameAll(to)} now; it was ${id}. Addresses with the former id lead to the new one.`,
  }),
  merged: ({ id, to }) => ({
    title: 'merged into another feature',
    text: `${id} is part of ${nameAll(to)} now.`,
  }),
  split: ({ id, to }) => ({ title: 'split', text: `${id} is now described as ${nameAll(to)}.` }),
  gone: ({ version }) => ({
    title: 'no longer in the data',
    text: `web-features ${version} does not describe it any more.`,
  }),
  lost: ({ before, after, version }) => ({
    title: `no longer ${statusOf(before)}`,
    text: `It was ${statusOf(before)} until web-features ${version}, which calls it ${statusOf(after)}.`,
  }),
  regained: ({ after, since, version }) => ({
    title: `${statusOf(after)} again`,
    text: `web-features ${version} calls it ${statusOf(after)} again${sinceDay(since)}.`,
  }),
  gained: ({ before, after, since, version }) => ({
    title: `${statusOf(after)}, as is now known`,
    text: `web-features ${version} calls it ${statusOf(after)}${sinceDay(since)}; before, the data called it ${statusOf(before)}.`,
  }),
  moved: ({ step, before = '', after = '', version }) => ({
    title: `${step === 'widely' ? 'widely' : 'newly'} available since another day`,
    text: `By web-features ${version} it has been ${statusOf(step)} since ${formatDay(after)}; before, the data said ${formatDay(before)}.`,
  }),
}

/** "widely available" */
function statusOf(status: string | undefined): string {
  const known = baselineStatuses.find((one) => one === status) ?? 'limited'
  return known === 'limited' ? 'of limited availability' : baselineLabels[known].toLowerCase()
}

function sinceDay(since: string | undefined): string {
  return since === undefined ? '' : `, since ${formatDay(since)}`
}

/** "a, b and c" */
function nameAll(ids: readonly string[] = []): string {
  return ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1) ?? ''}`
}
