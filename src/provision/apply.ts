import type { Algoliasearch } from 'algoliasearch'

import type { Operation } from './plan.ts'
import { InterruptedError } from './watch-requests.ts'

/** Called before each operation and after the last, with the number of completed operations. */
export type OnOperation = (operation: Operation | undefined, done: number) => void

export type ApplyOptions = {
  readonly client: Algoliasearch
  readonly onOperation: OnOperation
  /** Ends the run before the next operation; a watched client ends it within an operation. */
  readonly signal?: AbortSignal
}

/** Records per request: stays well below a provider's limit of 10 MB. */
export const batchSize = 1000

/**
 * Performs the operations one after the other: later ones may depend on earlier ones. On an error,
 * completed operations stay; a new plan contains the rest.
 * @throws {InterruptedError} if the signal ended the run
 */
export async function apply(
  operations: readonly Operation[],
  options: ApplyOptions,
): Promise<void> {
  const { onOperation, signal } = options
  const performFrom = async (position: number): Promise<void> => {
    const operation = operations[position]
    onOperation(operation, position)
    if (operation === undefined) return undefined
    if (signal?.aborted) throw new InterruptedError('Interrupted')
    await perform(options, operation)
    return performFrom(position + 1)
  }
  await performFrom(0)
}

async function perform({ client }: ApplyOptions, operation: Operation): Promise<void> {
  const { index: indexName } = operation
  switch (operation.kind) {
    case 'leftover': {
      const { taskID } = await client.deleteIndex({ indexName })
      await client.waitForTask({ indexName, taskID })
      break
    }
    case 'settings': {
      const { taskID } = await client.setSettings({
        indexName,
        indexSettings: operation.settings,
      })
      await client.waitForTask({ indexName, taskID })
      break
    }
    case 'synonyms': {
      const { taskID } = await client.saveSynonyms({
        indexName,
        synonymHit: [...operation.synonyms],
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      })
      await client.waitForTask({ indexName, taskID })
      break
    }
    case 'records':
      // Fills a temporary index and moves it, so that readers never see a mix of records.
      await client.replaceAllObjects({ indexName, objects: [...operation.records], batchSize })
      break
  }
}
