type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/**
 * The address of a worker's script, as a trusted script URL if the browser supports Trusted Types.
 * Call it once for each policy: the browser rejects a second one of the same name.
 *
 * @param policy a name that the Content-Security-Policy allows
 */
export function approvedUrl(policy: string, address: string): string {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isPolicies(policies)) return address
  // The policy ignores its input and approves only this address.
  return policies.createPolicy(policy, { createScriptURL: () => address }).createScriptURL('')
}
