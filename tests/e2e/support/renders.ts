import type { Page } from '@playwright/test'

/** How often the component that writes an element ran since the count began, for each element for which it ran. */
export type Renders = {
  readonly rows: readonly number[]
  /** Filters with values. Those of ranges follow the address as well as the answer. */
  readonly filters: readonly number[]
  /** Functions of components that ran in rows. */
  readonly components: number
}

type RenderCount = {
  /** Begins to count again. */
  readonly start: () => Promise<void>
  readonly read: () => Promise<Renders>
}

/** Counts what React renders on a page, from its first script on. */
export async function countRenders(page: Page): Promise<RenderCount> {
  await page.addInitScript(installCounter)
  const call = (name: string): Promise<Renders> =>
    page.evaluate((key) => {
      const found: unknown = Reflect.get(window, key)
      if (typeof found !== 'function') throw new Error('The page counts no renders.')
      return found()
    }, name)
  return {
    start: async () => void (await call('startRenders')),
    read: async () => call('readRenders'),
  }
}

/** A component or an element in React's tree, as its developer tools see it. */
type Fiber = {
  readonly tag: number
  readonly type: unknown
  readonly flags: number
  readonly stateNode: unknown
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
  let rows = new Map<unknown, number>()
  let filters = new Map<unknown, number>()
  let components = 0
  /** @param isWritten whether the component ran that writes the elements from here on */
  const visit = (fiber: Fiber, isWritten: boolean, isInRow: boolean): void => {
    const before = fiber.alternate
    const isFunction = functions.has(fiber.tag)
    const isNew = isFunction ? (fiber.flags & WORKED) !== 0 : isWritten
    const isRow = fiber.type === 'article'
    if (isNew && isFunction && isInRow) components += 1
    const isFilter =
      fiber.type === 'fieldset' &&
      fiber.stateNode instanceof Element &&
      fiber.stateNode.querySelector('[type=checkbox]') !== null
    const counts = isRow ? rows : isFilter ? filters : undefined
    if (isNew) counts?.set(fiber.stateNode, (counts.get(fiber.stateNode) ?? 0) + 1)
    // The same child: nothing below has been looked at.
    if (before !== null && before.child === fiber.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) {
      visit(child, isNew, isInRow || isRow)
    }
  }
  Object.assign(window, {
    startRenders: () => {
      rows = new Map()
      filters = new Map()
      components = 0
    },
    readRenders: () => ({ rows: [...rows.values()], filters: [...filters.values()], components }),
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
        visit(current, false, false)
      },
    },
  })
}
