import type { ReactNode } from 'react'
import { Component } from 'react'
import { useLocation } from 'react-router-dom'

import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

type BoundaryProps = {
  /** A new value renders the view again after an error. */
  readonly place: string
  readonly children: ReactNode
}

type BoundaryState = { readonly failedAt: string | null }

type ViewBoundaryProps = { readonly children: ReactNode }

export function ViewBoundary({ children }: ViewBoundaryProps) {
  const { pathname, search } = useLocation()
  return <Boundary place={pathname + search}>{children}</Boundary>
}

/**
 * Keeps an error in one view from unmounting the whole page. It resets when the address changes,
 * including the query: a view that fails on one response recovers with the next.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { failedAt: null }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place })
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: '' }
  }

  override render(): ReactNode {
    const { failedAt } = this.state
    const { place, children } = this.props
    const hasFailed = failedAt === '' || failedAt === place
    return hasFailed ? <ViewFault /> : children
  }
}

/** Most likely a new version was deployed, and the files of the old one are gone. */
function ViewFault() {
  return (
    <Notice
      tone="danger"
      action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <h1 tabIndex={-1}>This view could not be shown.</h1>
      <p>A new version may be available. Reload to continue.</p>
    </Notice>
  )
}
