import type { NetworkAnswer, SentRequest } from './device-state.ts'

/**
 * The answer of the network or, if the site is kept on this device and the network does not answer,
 * of the provider in this browser. If neither answers, what the network said.
 */
export async function orFromDevice(
  network: Promise<NetworkAnswer>,
  request: SentRequest,
): Promise<NetworkAnswer> {
  // Most visitors keep nothing, so this is all that a page loads at first.
  const device =
    navigator.serviceWorker?.controller &&
    (await import('./device-provider.ts').catch(() => undefined))
  return device ? device.firstAnswer(network, request) : network
}
