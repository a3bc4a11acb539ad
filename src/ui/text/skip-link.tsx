import styles from './skip-link.module.css'

type SkipLinkProps = {
  /** Id of the element to focus; it needs `tabIndex={-1}`. */
  readonly target: string
  /** Selector of an element to focus instead, if it exists. */
  readonly first?: string
  readonly children: string
}

/**
 * First in the tab order, visible only while focused. Moves the focus by script, because a
 * `#fragment` would add a history entry.
 */
export function SkipLink({ target, first, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles.link}
      data-print="no"
      onClick={(event) => {
        event.preventDefault()
        const found = document.querySelector<HTMLElement>(first ?? `#${target}`)
        ;(found ?? document.getElementById(target))?.focus()
      }}
    >
      {children}
    </a>
  )
}
