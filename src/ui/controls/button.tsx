import type { ComponentProps } from 'react'

import styles from './button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  /** `submit` submits the surrounding form, as Enter in a field does. */
  readonly type?: 'button' | 'submit'
  /** `plain`: bordered; `accent`: the main action; `quiet`: looks like a link; `word`: like text. */
  readonly variant?: 'plain' | 'accent' | 'quiet' | 'word'
  /** Takes the full width: the main action at the foot of a dialog. */
  readonly wide?: boolean
}

/** A button for an action on the page; use a link for navigation. */
export function Button({ type = 'button', variant = 'plain', wide = false, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide || undefined}
    />
  )
}
