import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The search box of the page, wherever it stands. */
export const searchBox = (): HTMLElement => screen.getByRole('combobox', { name: /^Search / })

/** Types a text into the empty search box in one task, so that typing does not pause on a slow machine. */
export function typeAtOnce(text: string): void {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.input(searchBox(), { target: { value: text.slice(0, length) } })
  }
}

/** The results on the page, once there are some. */
export const findRows = (): Promise<HTMLElement[]> => screen.findAllByRole('article')

/** Their names, in order. */
export async function findNames(): Promise<readonly string[]> {
  return (await findRows()).map((row) => within(row).getByRole('heading', { level: 2 }).textContent)
}

/** A choice of a filter: `filter('Baseline', /Newly/)`. */
export function filter(group: string, value: RegExp): HTMLInputElement {
  const found = within(screen.getByRole('group', { name: group })).getByRole('checkbox', {
    name: value,
  })
  if (!(found instanceof HTMLInputElement)) throw new Error(`${String(value)} is no checkbox.`)
  return found
}

/** Opens the panel with further tools of a list, and a part of it. */
export async function openMore(user: UserEvent, part?: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  if (part !== undefined) await user.click(await screen.findByText(part, { selector: 'summary *' }))
}

/** Whether an element is in the document and neither it nor an ancestor is hidden. */
export const isShown = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.closest('[hidden], [aria-hidden="true"], dialog:not([open])') === null

/** Whether a cell is in a column that is shown: the style of a table hides that of verdicts while no browsers are chosen. */
export const isInSight = ({ dataset }: HTMLElement): boolean => dataset['holds'] !== 'verdicts'
