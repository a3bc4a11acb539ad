import { useLayoutEffect, useRef } from 'react'

/**
 * For an element that scrolls by itself where its content is wider than it: then it has `data-overflows`, and takes the
 * focus, because the keyboard scrolls what has it. What takes the focus inside comes into sight, even by
 * `focus({ preventScroll: true })`: going back, the page returns to its old place that way, and a region has none.
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
