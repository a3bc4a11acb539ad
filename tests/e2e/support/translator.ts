import type { Page } from '@playwright/test'

/** Marks the elements that a translator has put around texts. */
const WRAPPER = 'font'

/**
 * Does to a page what a translator does: each text node is replaced by an element with a text of its
 * own, so that what a script holds of the page is no longer in it.
 *
 * @param follows whether texts that appear later are replaced, too
 */
export async function translate(page: Page, follows: boolean): Promise<void> {
  await page.evaluate(
    ([wrapper, isFollowing]) => {
      const isText = (node: Node): node is Text =>
        node instanceof Text &&
        node.data.trim() !== '' &&
        node.parentElement !== null &&
        node.parentElement.closest(`script, style, textarea, ${wrapper}`) === null
      const replaceIn = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts = [root]
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node)
        for (const text of texts.filter(isText)) {
          const outer = document.createElement(wrapper)
          const inner = document.createElement(wrapper)
          inner.textContent = text.data
          outer.append(inner)
          text.replaceWith(outer)
        }
      }
      replaceIn(document.body)
      if (!isFollowing) return
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          for (const node of [target, ...addedNodes]) if (node.isConnected) replaceIn(node)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    },
    [WRAPPER, follows] as const,
  )
}
