import { type ReactNode, useId } from 'react'

import type { Elements } from './elements.ts'

import styles from './margin-section.module.css'

type MarginSectionProps = {
  /** The heading: the name of the section, or of the view. */
  readonly title: string
  /** Beside the heading: "22". */
  readonly count?: string | undefined
  /** Below the heading, small: one sentence, perhaps with links. */
  readonly note?: Elements
  /** `h1` for the title of a view, which takes the focus after a navigation. Default: `h2`. */
  readonly level?: 'h1' | 'h2'
  /** Whether a narrow window shows no name, only the content. */
  readonly quiet?: boolean
  /** The id of the heading. */
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/**
 * A section of a page with its name in the margin, or above it in a narrow window. A hairline parts
 * it from what precedes it. Its content is the container `results`, as wide as a list.
 */
export function MarginSection({
  title,
  count,
  note,
  level: Heading = 'h2',
  quiet = false,
  id,
  children,
}: MarginSectionProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section className={styles.section} data-quiet={quiet || undefined} aria-labelledby={headingId}>
      <div className={styles.margin}>
        <Heading
          id={headingId}
          className={styles.title}
          tabIndex={Heading === 'h1' ? -1 : undefined}
        >
          <bdi>{title}</bdi>
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{count}</span>
            </>
          )}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
