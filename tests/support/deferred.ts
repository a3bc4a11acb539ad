/** A promise and the function that resolves it: for answers that must arrive in a chosen order. */
export function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  const resolvers: (() => void)[] = []
  const promise = new Promise<void>((resolve) => resolvers.push(resolve))
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) }
}
