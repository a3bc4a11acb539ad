import { expect, type Page } from '@playwright/test'

import { expectNoOverflow } from './layout.ts'

/** What the Tab key reaches. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Runs in the page: the targets smaller than 24 by 24 px that WCAG 2.2, 2.5.8 does not except. */
function smallTargets(): readonly string[] {
  const least = 24 - 0.1
  const selector = 'a[href], button, input, select, textarea, summary, [role=option]'
  const targets = [
    ...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(selector),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // A skip link has no size until it has the focus.
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .map((element) => {
      // The label is a part of the target.
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      return {
        element,
        box,
        isSmall: box.width < least || box.height < least,
        middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        // Links in a sentence are as high as its lines.
        isText: getComputedStyle(element).display === 'inline' && element.closest('p, dd, td'),
      }
    })
    // What an open popup covers is no target, nor what is scrolled behind the bar at the top.
    .filter(({ element, middle: { x, y } }) => {
      const cover = document.elementFromPoint(x, y)?.closest('[role=listbox], dialog, header, nav')
      return !cover || cover.contains(element)
    })
  return targets
    .filter((target) => {
      if (!target.isSmall || target.isText) return false
      const { x, y } = target.middle
      // A circle of 24 px over the middle may meet no other target, nor the circle of another small one.
      return targets.some(({ box, middle, isSmall, element }) => {
        if (element === target.element) return false
        if (isSmall) return Math.hypot(middle.x - x, middle.y - y) < least
        const right = x - Math.max(box.left, Math.min(x, box.right))
        const down = y - Math.max(box.top, Math.min(y, box.bottom))
        return Math.hypot(right, down) < least / 2
      })
    })
    .map(({ element, box: { width, height } }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent
      return `${element.tagName} "${name}": ${width.toFixed(1)} by ${height.toFixed(1)} px`
    })
}

/** Expects that every target is large enough for WCAG 2.2, 2.5.8. */
export async function expectTargets(page: Page): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), `small targets on ${page.url()}`).toEqual([])
}

/** Runs in the page: how much wider the document is than the window, and the texts that are cut off. */
function cutTexts(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const cutting = new Set(['hidden', 'clip'])
  const cut = [...document.querySelectorAll<HTMLElement>('body *:not(input, select, svg)')].filter(
    (element) => {
      const { overflowX, overflowY, clipPath, webkitLineClamp, textOverflow } =
        getComputedStyle(element)
      // What is for screen readers only, and lines of a row that end with an ellipsis in any case:
      // the page of the row has the whole text.
      const isOneLine = textOverflow === 'ellipsis' && element.closest('article, tr') !== null
      if (!element.checkVisibility() || clipPath !== 'none' || webkitLineClamp !== 'none')
        return false
      if (isOneLine) return false
      return (
        (cutting.has(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cutting.has(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    },
  )
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...cut.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent}`),
  ]
}

async function expectNothingCut(page: Page, by: string): Promise<void> {
  const where = `${page.url()}, ${page.viewportSize()?.width} px`
  expect.soft(await page.evaluate(cutTexts), `what ${by} cuts on ${where}`).toEqual([])
}

/** The distances that WCAG 2.2, 1.4.12 names. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** Expects that no text is cut off with the spacing of WCAG 2.2, 1.4.12. */
export async function expectSpaced(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    // The policy of the page forbids style elements.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACED)
  await expectNothingCut(page, 'text spacing')
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Expects that no text is cut off at twice its size (1.4.4), and that the page of a small phone scrolls one way. */
export async function expectEnlarged(page: Page): Promise<void> {
  const enlarge = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  const before = page.viewportSize()
  await enlarge('200%')
  await expectNothingCut(page, 'text of 200 %')
  await expectNoOverflow(page, [320])
  if (before !== null) await page.setViewportSize(before)
  await enlarge('')
}

/** Expects that everything that can have the focus shows it with a line of 2 px; a view has more than ten such stops. */
export async function expectOutlines(page: Page, least = 11): Promise<void> {
  // A key tells the browser that the focus is to be seen.
  await page.keyboard.press('Shift')
  const { stops, without } = await page.evaluate((selector) => {
    const reached = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      element.focus({ preventScroll: true })
      // Options have the focus by way of their box.
      return element.tabIndex >= 0 && element === document.activeElement
    })
    const bare = reached.filter((element) => {
      element.focus({ preventScroll: true })
      // The line stands round the element or, for the text of a search box, round its frame.
      const framed = [element, element.closest(':focus-within:has(> input)') ?? element]
      return framed.every((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part)
        return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
      })
    })
    return {
      stops: reached.length,
      without: bare.map((element) => element.outerHTML.slice(0, 80)),
    }
  }, STOPS)
  expect.soft(stops, `stops on ${page.url()}`).toBeGreaterThanOrEqual(least)
  expect.soft(without, `focus without a line on ${page.url()}`).toEqual([])
}

/** Runs in the page: what has the focus, if no part of it can be seen. Some scrolls come with the next frame. */
async function hiddenFocus(): Promise<string | null> {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const parts = [0.1, 0.5, 0.9]
  for (let frames = 0; frames < 3; frames += 1) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const met = parts.flatMap((right) =>
      parts.map((down) => document.elementFromPoint(x + width * right, y + height * down)),
    )
    if (met.some((found) => element.contains(found) || found?.closest('label')?.contains(element)))
      return null
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return element.outerHTML.slice(0, 80)
}

/** Presses a key as often as there are stops; expects that each stop can be seen in part, behind nothing. */
export async function expectFocusInView(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const count = await page.locator(STOPS).filter({ visible: true }).count()
  const hidden: string[] = []
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(hiddenFocus)
    if (stop !== null) hidden.push(stop)
  }
  const size = page.viewportSize()
  const where = `${page.url()}, ${size?.width} by ${size?.height} px`
  expect.soft(hidden, `stops of ${key} out of sight on ${where}`).toEqual([])
}
