import { classifyFailure } from '#search/transport/failure.ts'
import type { FailureKind, SearchFailure } from '#search/transport/failure.ts'
import { SlowSearchError } from '#search/transport/use-multi-search.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

type ViewFailureProps = {
  readonly error: Error
  readonly onRetry: () => void
  /** What could not be loaded: "This feature". */
  readonly what: string
}

const reasons: Readonly<Record<FailureKind, string>> = {
  unreachable: 'The search provider cannot be reached. Check the connection.',
  slow: 'The search provider has not answered yet. The answer still counts when it comes.',
  garbled: 'The search provider’s answer arrived incomplete.',
  busy: 'There were too many searches in a short time. Wait half a minute.',
  unavailable: 'The search provider refuses this page. That is a fault of the site, not yours.',
  rejected: 'The search provider did not understand the request. That is a fault of the site.',
}

/** Says what failed and offers the one thing to do; nothing to press where trying again cannot help. */
export function ViewFailure({ error, onRetry, what }: ViewFailureProps) {
  const { kind, code } = classified(error)
  const canRetry = kind !== 'unavailable' && kind !== 'rejected'
  return (
    <div role="alert">
      <Notice tone="danger" action={canRetry && <Button onClick={onRetry}>Try again</Button>}>
        <p>
          <strong>{what} could not be loaded.</strong>{' '}
          {kind === 'unreachable' && code !== undefined ? down(code) : reasons[kind]}
        </p>
      </Notice>
    </div>
  )
}

function classified(error: Error): SearchFailure {
  return error instanceof SlowSearchError ? { kind: 'slow' } : classifyFailure(error)
}

/** An answer of any status proves that the connection works. */
function down(code: number): string {
  return `The search provider is down: it answers with status ${code}. Try again in a moment.`
}
