import { approvedUrl } from '#lib/approved-url.ts'
import { isGatewayFailure, type Kept, keptPlace } from '#offline/contract/kept-site.ts'

import { deviceSentence } from './device-sentence.ts'
import { deviceNote, type NetworkAnswer, type SentRequest } from './device-state.ts'
import { loadAtRest } from './load-at-rest.ts'
import { createLocalProvider } from './local-provider.ts'
import { localRequest } from './local-request.ts'
import { deviceLoading, type OpenedDevice, openedDevice } from './opened-device.ts'

/** Milliseconds after which this device is asked, too. */
const PATIENCE = 3000

/** Whether the network did not answer the newest request. */
let isAway = false
/** By address: the browser rejects a second policy of the same name. */
const approved = new Map<string, string>()

window.addEventListener('online', noteNetwork)

/**
 * The first answer of the network and this device. The network is always asked, so that the page
 * returns to it once it answers. The device is asked when it must be, which loads an index: if the
 * network failed, takes long, or did not answer the request before.
 */
export async function firstAnswer(
  network: Promise<NetworkAnswer>,
  request: SentRequest,
): Promise<NetworkAnswer> {
  const own = present(network)
  if (!isAway && navigator.onLine) {
    const answer = await Promise.race([own.catch(() => undefined), after(PATIENCE)])
    if (answer !== undefined) return answer
  }
  try {
    const answer = await Promise.any([own, askDevice(request)])
    if (!('day' in answer)) return answer
    noteDevice(answer.day)
    return answer.answer
  } catch {
    return network
  }
}

const after = (time: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, time)
  })

/** The answer of the network; rejects if there is none, and notes which. */
async function present(network: Promise<NetworkAnswer>): Promise<NetworkAnswer> {
  const answer = await network.catch(() => undefined)
  if (answer === undefined || answer.status === 0 || isGatewayFailure(answer.status)) {
    isAway = true
    throw new Error('The network does not answer.')
  }
  noteNetwork()
  return answer
}

function noteNetwork(): void {
  isAway = false
  deviceNote.set('')
}

/** The next request goes to this device at once. */
function noteDevice(day: string): void {
  isAway = true
  const cause = navigator.onLine ? 'Search does not answer.' : 'You are offline.'
  deviceNote.set(`${cause} ${deviceSentence(day)}`)
}

type Found = {
  readonly answer: NetworkAnswer
  /** Of the data on this device. */
  readonly day: string
}

/** Rejects if nothing is kept, or if it does not answer. */
async function askDevice(request: SentRequest): Promise<Found> {
  const { provider, version } = await open()
  const { status, content } = await provider.ask(localRequest(request, version.indices))
  if (status !== 200 && status !== 400) {
    // Another version may be kept by now.
    openedDevice.set(undefined)
    throw new Error(`This device answered with ${status}.`)
  }
  return { answer: { status, content, isTimedOut: false }, day: version.day }
}

async function open(): Promise<OpenedDevice> {
  const opening = openedDevice.get() ?? start()
  openedDevice.set(opening)
  try {
    return await opening
  } catch (error) {
    openedDevice.set(undefined)
    throw error
  }
}

async function start(): Promise<OpenedDevice> {
  const { cacheName, address: listed } = keptPlace(import.meta.env.BASE_URL)
  const list = await caches.match(listed, { cacheName })
  const { current: version }: Kept = (await list?.json()) ?? {}
  if (version === undefined) throw new Error('Nothing is kept on this device.')
  const { worker, indices } = version
  const address = approved.get(worker) ?? approvedUrl('provider-worker', worker)
  approved.set(worker, address)
  const startWorker = () => new Worker(address, { type: 'module', name: 'provider' })
  const provider = createLocalProvider({ indices, startWorker })
  provider.loading.subscribe(() => deviceLoading.set(provider.loading.get()))
  // The next views and the box ask the others.
  loadAtRest(provider, () => isAway)
  return { provider, version }
}
