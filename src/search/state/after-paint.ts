import { startTransition, useLayoutEffect, useState } from 'react'

let waiting: Set<() => void> | undefined

/**
 * Runs a task after the next frame is painted, in one transition with all tasks that wait for it.
 * Returns a function that cancels the task.
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
    // A frame is painted after its animation callbacks and before the next task.
    setTimeout(() => startTransition(() => tasks.forEach((task) => task())))
  })
  return tasks
}

/**
 * Returns the value as it was when the last frame was painted; a new value follows after the next
 * paint. `useDeferredValue` renders a new value before that frame if there is time, which delays
 * the frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  // A passive effect could run after the frame.
  useLayoutEffect(() => afterPaint(() => setPainted(value)), [value])
  return painted
}
