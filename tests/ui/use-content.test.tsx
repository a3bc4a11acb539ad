import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { useContent } from '#routes/detail/use-content.ts'
import { network } from '#tests/support/network.ts'

test('a content file that could not be fetched is fetched again when the connection returns', async () => {
  network.use(http.get('*/data/words.json', () => HttpResponse.error()))
  const { result } = renderHook(() => useContent('/data/words.json', v.string()))
  await waitFor(() => expect(result.current).toEqual({ status: 'failed' }))
  network.use(http.get('*/data/words.json', () => HttpResponse.json('grid')))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: 'grid' }))
})
