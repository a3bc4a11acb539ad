import { startTransition, useLayoutEffect, useState } from 'react'

/** What waits for the next frame. */
let waiting: Set<() => void> | undefined

/**
 * Runs a task once the next frame is painted, with all others that wait for that frame, as one transition: React renders once
 * for them. Returns a function that takes the task back.
 */
export function afterPaint(task: () => void): () => void {
  const tasks = waiting ?? nextFrame()
  tasks.add(task)
  return () => tasks.delete(task)
}

function nextFrame(): Set<() => void> {
  const tasks = new Set<() => void>()
  waiting = tasks
  requestAnimationFrame(() => {
    waiting = undefined
    // The frame is painted after its animation callbacks, before the next task.
    setTimeout(() => startTransition(() => tasks.forEach((task) => task())))
  })
  return tasks
}

/**
 * Returns the value as it was when the last frame was painted: a new value follows once the next frame is painted.
 * `useDeferredValue` renders a new value before that frame where there is time, and delays the frame.
 *
 * @param onPaint What else happens then, in the same transition; the same function at each render.
 */
export function useAfterPaint<Value>(value: Value, onPaint?: () => void): Value {
  const [painted, setPainted] = useState(value)
  // A passive effect could run after the frame.
  useLayoutEffect(
    () =>
      afterPaint(() => {
        setPainted(value)
        onPaint?.()
      }),
    [value, onPaint],
  )
  return painted
}
