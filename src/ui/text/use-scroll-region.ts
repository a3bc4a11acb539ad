import { useLayoutEffect, useRef } from 'react'

/**
 * For an element that scrolls horizontally. While its content overflows, it has `data-overflows`
 * and is focusable, so that the keyboard can scroll it. A descendant that gets the focus is
 * scrolled into view, even after `focus({ preventScroll: true })`: Back restores the page's scroll
 * position that way, but not a region's.
 */
export function useScrollRegion() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const region = ref.current
    if (region === null) return undefined
    const observer = new ResizeObserver(() => mark(region))
    for (const watched of [region, ...region.children]) observer.observe(watched)
    region.addEventListener('focusin', keepInSight)
    mark(region)
    return () => {
      observer.disconnect()
      region.removeEventListener('focusin', keepInSight)
    }
  }, [])
  return ref
}

function mark(region: HTMLElement): void {
  const overflows = region.scrollWidth > region.clientWidth
  region.toggleAttribute('data-overflows', overflows)
  if (overflows) region.tabIndex = 0
  else region.removeAttribute('tabindex')
}

function keepInSight({ target, currentTarget }: FocusEvent): void {
  if (target instanceof Element && target !== currentTarget) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
