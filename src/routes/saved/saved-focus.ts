/** Marks the buttons that remove something, each with the key of what it removes. */
export const removerMark = (key: string) => ({ 'data-removes': key })

/** Moves the focus from the buttons of what goes to the next one, or the one before, or the heading. */
export function focusNeighbour(gone: ReadonlySet<string>): void {
  const buttons = removers()
  const isGoing = (button: HTMLElement) => gone.has(button.dataset['removes'] ?? '')
  const last = buttons.findLastIndex(isGoing)
  const stay = (button: HTMLElement) => !isGoing(button)
  const next = buttons.slice(last + 1).find(stay) ?? buttons.slice(0, last).findLast(stay)
  if (next === undefined) focusHeading()
  else next.focus()
}

/** Moves the focus to the button that removes a thing. False where there is none. */
export function focusRemover(key: string): boolean {
  const button = removers().find(({ dataset }) => dataset['removes'] === key)
  button?.focus()
  return button !== undefined
}

export function focusHeading(): void {
  document.querySelector('h1')?.focus()
}

function removers(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('button[data-removes]'))
}
