import { createServer } from 'node:net'

/**
 * A port of the loopback address that nothing listens on.
 *
 * @throws {Error} if the system gives none.
 */
export async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('The system gave no free port.')
}
