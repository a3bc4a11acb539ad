/** What the browser offers where scripts must have an address that a policy has approved. */
type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/** Once a page: a second policy of the same name would be refused. */
let approved: string | undefined

/** Starts the worker that checks code. */
export async function startWorker(): Promise<Worker> {
  const { default: address } = await import('./check-worker.ts?worker&url')
  approved ??= approve(address)
  return new Worker(approved, { type: 'module', name: 'check' })
}

/** The address of the worker, as a trusted one where the content security policy asks for it. */
function approve(address: string): string {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isPolicies(policies)) return address
  // Nothing but the address of our own script: the policy approves no text of anybody else.
  const policy = policies.createPolicy('check-worker', { createScriptURL: () => address })
  return policy.createScriptURL('')
}
