import { type Driver, StaleElementError } from './driver.ts'

/**
 * Clicks the element that an expression names. Where content that moves takes its place at that moment, the click
 * has no effect.
 *
 * @throws {StaleElementError} if another element was hit
 */
export async function clickOn(driver: Driver, element: string): Promise<void> {
  await driver.evaluate(`(${String(takeAim)})(${element})`)
  await driver.click(element)
  // A document that is being left cannot be asked: it was hit.
  const isMissed = await driver.evaluate(`(${String(hasMissed)})()`).catch(() => false)
  if (isMissed === true) throw new StaleElementError('Another element was clicked.')
}

// These two run in the page: they must use nothing else from here.

function takeAim(element: Element | undefined): void {
  const aim = new AbortController()
  Reflect.set(window, 'aim', aim)
  const { signal } = aim
  window.addEventListener(
    'click',
    (event) => {
      const path = event.composedPath()
      const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : []
      if ([element, ...labels].some((one) => one !== undefined && path.includes(one))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      Reflect.set(window, 'aim', 'missed')
    },
    { capture: true, once: true, signal },
  )
}

function hasMissed(): boolean {
  const aim: unknown = Reflect.get(window, 'aim')
  if (aim instanceof AbortController) aim.abort()
  return aim === 'missed'
}
