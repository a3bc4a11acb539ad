import type { KeptReply, KeptRequest } from '#offline/contract/kept-site.ts'

type Progress = Extract<KeptReply, { readonly kind: 'progress' }>
type LastReply = Exclude<KeptReply, Progress>

/** Milliseconds without a reply after which the service worker, or its network, is taken for stuck. */
const SILENCE = 60_000

/** Sends a request to the service worker; resolves to its last reply. */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  kind: KeptRequest['kind'],
  onProgress: (progress: Progress) => void = () => {},
): Promise<LastReply> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    let silence: ReturnType<typeof setTimeout>
    const end = (reply: LastReply): void => {
      clearTimeout(silence)
      port.close()
      resolve(reply)
    }
    const wait = (): void => {
      clearTimeout(silence)
      silence = setTimeout(() => end({ kind: 'failed', reason: 'unreachable' }), SILENCE)
    }
    port.addEventListener('message', ({ data }: MessageEvent<KeptReply>) => {
      if (data.kind !== 'progress') return end(data)
      onProgress(data)
      return wait()
    })
    port.start()
    wait()
    const request: KeptRequest = { kind }
    worker.postMessage(request, [port2])
  })
}
