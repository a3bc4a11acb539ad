import type { ComponentProps } from 'react'

import styles from './button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  /** `submit` sends the form that it stands in, as Enter in a field does. */
  readonly type?: 'button' | 'submit'
  /** `plain`: bordered; `accent`: the one main action; `quiet`: looks like a link. */
  readonly variant?: 'plain' | 'accent' | 'quiet'
  /** Fills its line: the main action at the foot of a dialog. */
  readonly wide?: boolean
}

/** A button that acts here; what leads somewhere is a link. */
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
