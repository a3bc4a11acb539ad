import type { ReactNode } from 'react'
import { Component } from 'react'
import { useLocation } from 'react-router-dom'

import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { endServed } from './served.tsx'

type BoundaryProps = {
  /** A change of it gives the view another chance. */
  readonly place: string
  readonly children: ReactNode
}

type BoundaryState = { readonly failedAt: string | null }

type ViewBoundaryProps = { readonly children: ReactNode }

/** The boundary of the view that is shown. */
export function ViewBoundary({ children }: ViewBoundaryProps) {
  const { pathname, search } = useLocation()
  return <Boundary place={pathname + search}>{children}</Boundary>
}

/**
 * Keeps a fault of one view from taking the whole page along. The next address starts afresh, and another search has
 * one: a view that fails over one answer is there again with the next.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { failedAt: null }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.place })
    endServed()
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

/** Most likely a new version of the page was published and the old one's files are gone. */
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
