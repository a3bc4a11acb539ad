import styles from './skip-link.module.css'

type SkipLinkProps = {
  /** Id of the element to go to; it needs `tabIndex={-1}`. */
  readonly target: string
  /** Selector of what to go to instead, where there is one. */
  readonly first?: string
  /** "Skip to results". */
  readonly children: string
}

/**
 * First in the tab order, visible only while focused. It moves the focus by script, because a `#fragment` would add an
 * entry to the history.
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
