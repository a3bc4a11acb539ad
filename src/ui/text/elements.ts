import type { ReactElement } from 'react'

/**
 * What a component places among its own elements: anything but text. React keeps a reference to a
 * text node, which a translator replaces. Only text that is alone in its element survives that.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
