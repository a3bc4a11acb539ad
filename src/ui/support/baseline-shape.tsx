import { memo } from 'react'

export type BaselineShapeName = 'widely' | 'newly' | 'limited' | 'discouraged'

type BaselineShapeProps = { readonly name: BaselineShapeName }

/**
 * A shape per status, modelled on the Baseline marks: a tick between two arrows, complete for
 * widely available, with dotted arrows for newly available, and without the tick for limited. A
 * discouraged feature has a different sign, because web-features does not allow a Baseline mark for
 * it. Drawn on a grid of 20 × 11.
 */
export const BaselineShape = memo(function BaselineShape({ name }: BaselineShapeProps) {
  return (
    <svg
      viewBox="0 0 20 11"
      width="1.125rem"
      height="0.625rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
})

const arrows = 'M1.2 5.5 5.3 1.4 8.4 4.5M14.7 1.4 18.8 5.5 14.7 9.6 11.6 6.5'
const tick = 'M1.2 5.5 5.3 9.6 13.9 1'
const dots = '1.5 1.4'

const shapes = {
  widely: (
    <>
      <path d={arrows} opacity="0.45" />
      <path d={tick} />
    </>
  ),
  newly: (
    <>
      <path d={arrows} strokeDasharray={dots} opacity="0.75" />
      <path d={tick} />
    </>
  ),
  limited: (
    <>
      <path d="M8.4 4.5 5.3 1.4 1.2 5.5 5.3 9.6" strokeDasharray={dots} />
      <path d="M11.6 6.5 14.7 9.6 18.8 5.5 14.7 1.4" strokeDasharray={dots} />
    </>
  ),
  discouraged: (
    <>
      <circle cx="10" cy="5.5" r="4.5" strokeWidth="1.6" />
      <path d="M6.8 8.7 13.2 2.3" strokeWidth="1.6" />
    </>
  ),
} as const satisfies Record<BaselineShapeName, object>
