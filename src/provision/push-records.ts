import { setTimeout } from 'node:timers/promises'

import type { Algoliasearch } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'

import { batchSize } from './apply.ts'
import type { IngestionClient } from './client.ts'

type PushClients = {
  readonly client: Algoliasearch
  readonly ingestion: Pick<IngestionClient, 'push' | 'getEvent'>
}

type Replacement = { readonly index: string; readonly records: readonly IndexRecord[] }

/** How often an event is asked for: with the pauses below for about eight minutes. */
const ATTEMPTS = 100

/** Milliseconds before an attempt: longer and longer, at most five seconds. */
const pauseBefore = (attempt: number): number => Math.min(attempt * 500, 5000)

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404

/**
 * Replaces the records of an index through the push endpoint of the ingestion API, as the client's `replaceAllObjects` does
 * through the search API: into a temporary index, which takes the place of the old one when the event of each push
 * has succeeded. What fails leaves the old records, and no temporary index.
 */
export async function replaceByPush(clients: PushClients, replacement: Replacement): Promise<void> {
  const { client } = clients
  const { index } = replacement
  const target = `${index}_tmp_${Math.floor(Math.random() * 1_000_000) + 100_000}`
  try {
    await copySettings(clients, index, target)
    await pushFrom(clients, { ...replacement, target })
    // Again: where tasks of an index wait in a line, all records are in it when this one is done.
    await copySettings(clients, index, target)
    const { taskID } = await client.operationIndex({
      indexName: target,
      operationIndexParams: { operation: 'move', destination: index },
    })
    await client.waitForTask({ indexName: target, taskID })
  } catch (error) {
    await client.deleteIndex({ indexName: target })
    throw error
  }
}

/**
 * Waits until an event has succeeded. One that is not found is on its way.
 * @throws Error that says what became of it, where it failed or takes too long
 */
async function waitForEvent(
  ingestion: PushClients['ingestion'],
  ids: { readonly runID: string; readonly eventID: string },
  attempt = 0,
): Promise<void> {
  await setTimeout(pauseBefore(attempt))
  const event = await ingestion.getEvent(ids).catch((error: unknown) => {
    if (isNotFound(error)) return undefined
    throw error
  })
  if (event?.status === 'succeeded') return
  const { runID, eventID } = ids
  if (event?.status === 'failed' || event?.status === 'critical') {
    const reason = JSON.stringify(event.data ?? {})
    throw new Error(
      `The push failed: event ${eventID} of run ${runID} is ${event.status} ${reason}`,
    )
  }
  if (attempt >= ATTEMPTS) {
    throw new Error(
      `The push is not done after ${ATTEMPTS} checks: event ${eventID} of run ${runID}`,
    )
  }
  await waitForEvent(ingestion, ids, attempt + 1)
}

/** Pushes records in batches, one after the other; each has arrived before the next is sent. */
async function pushFrom(
  clients: PushClients,
  { target, index, records }: Replacement & { readonly target: string },
  start = 0,
): Promise<void> {
  if (start >= records.length) return
  const { runID, eventID } = await clients.ingestion.push({
    indexName: target,
    // The temporary index has no connector of its own.
    referenceIndexName: index,
    pushTaskPayload: { action: 'addObject', records: records.slice(start, start + batchSize) },
  })
  if (eventID === undefined) throw new Error(`The push to ${index} was answered without an event.`)
  await waitForEvent(clients.ingestion, { runID, eventID })
  await pushFrom(clients, { target, index, records }, start + batchSize)
}

/** Copies what is not a record, so that the temporary index becomes the same index. */
async function copySettings({ client }: PushClients, index: string, target: string): Promise<void> {
  const { taskID } = await client.operationIndex({
    indexName: index,
    operationIndexParams: {
      operation: 'copy',
      destination: target,
      scope: ['settings', 'rules', 'synonyms'],
    },
  })
  await client.waitForTask({ indexName: target, taskID })
}
