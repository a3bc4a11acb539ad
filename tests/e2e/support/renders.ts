import type { Page } from '@playwright/test'

/** What React did since the count began. */
export type Renders = {
  readonly commits: number
  /** Functions of components that ran. */
  readonly components: number
}

/** Counts what React commits on a page, from its first script on. */
export async function countRenders(page: Page): Promise<() => Promise<Renders>> {
  await page.addInitScript(installCounter)
  return () =>
    page.evaluate(() => {
      const take: unknown = Reflect.get(window, 'takeRenders')
      return typeof take === 'function' ? take() : { commits: Number.NaN, components: Number.NaN }
    })
}

/** A component or an element in React's tree, as its developer tools see it. */
type Fiber = {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

/**
 * Runs in the page. React tells the hook of its developer tools of each commit, in a build for production too. A component ran
 * where its fiber is new or another one than before and is marked as having worked.
 */
function installCounter(): void {
  /** Function components, those with a forwarded reference, and the two kinds of memoized ones. */
  const functions = new Set([0, 11, 14, 15])
  const WORKED = 1
  let renders = { commits: 0, components: 0 }
  const visit = (fiber: Fiber): void => {
    const before = fiber.alternate
    if (functions.has(fiber.tag) && (fiber.flags & WORKED) !== 0) renders.components += 1
    // The same child: nothing below has been looked at.
    if (before !== null && before.child === fiber.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child)
  }
  Object.assign(window, {
    takeRenders: () => {
      const taken = renders
      renders = { commits: 0, components: 0 }
      return taken
    },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
        renders.commits += 1
        visit(current)
      },
    },
  })
}
