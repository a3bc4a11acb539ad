type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/** Created once per page, because the browser rejects a second policy of the same name. */
let approved: string | undefined

export async function startWorker(): Promise<Worker> {
  const { default: address } = await import('./check-worker.ts?worker&url')
  approved ??= approve(address)
  return new Worker(approved, { type: 'module', name: 'check' })
}

/** The address of the worker, as a trusted script URL if the browser supports Trusted Types. */
function approve(address: string): string {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isPolicies(policies)) return address
  // The policy ignores its input and approves only this address.
  const policy = policies.createPolicy('check-worker', { createScriptURL: () => address })
  return policy.createScriptURL('')
}
