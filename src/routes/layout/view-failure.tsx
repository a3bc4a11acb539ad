import { failureReason } from '#search/transport/failure-text.ts'
import { classifyFailure } from '#search/transport/failure.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

type ViewFailureProps = {
  readonly error: Error
  readonly onRetry: () => void
  readonly what: string
}

/** Reports a failure, with a retry button unless retrying cannot help. */
export function ViewFailure({ error, onRetry, what }: ViewFailureProps) {
  const failure = classifyFailure(error)
  const { kind } = failure
  const canRetry = kind !== 'unavailable' && kind !== 'rejected'
  return (
    <div role="alert">
      <Notice tone="danger" action={canRetry && <Button onClick={onRetry}>Try again</Button>}>
        <p>
          <strong>{`${what} could not be loaded.`}</strong> <span>{failureReason(failure)}</span>
        </p>
      </Notice>
    </div>
  )
}
