import { type Context, createContext, use } from 'react'

/** @param name for the error that the hook throws outside the layout: "links" */
export function createRequiredContext<Value>(
  name: string,
): readonly [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null)
  const useValue = (): Value => {
    const value = use(context)
    if (value === null) throw new Error(`There are no ${name} here: render inside the layout.`)
    return value
  }
  return [context, useValue]
}
