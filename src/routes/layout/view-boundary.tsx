import { Component, type ReactNode, startTransition } from 'react'
import { useLocation } from 'react-router-dom'

import { ViewNotLoaded } from '#search/state/lazy-view.ts'

import { ViewFault } from './view-fault.tsx'

type BoundaryProps = {
  /** A new value renders the view again after an error. */
  readonly place: string
  readonly children: ReactNode
}

type Fault = { readonly error: unknown; readonly at: string | null }

type BoundaryState = { readonly fault: Fault | null }

type ViewBoundaryProps = { readonly children: ReactNode }

export function ViewBoundary({ children }: ViewBoundaryProps) {
  const { pathname, search } = useLocation()
  return <Boundary place={pathname + search}>{children}</Boundary>
}

/**
 * Keeps an error in one view from unmounting the whole page. It resets when the address changes,
 * including the query: a view that fails on one response recovers with the next, and the next visit
 * to an address tries again.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { fault: null }

  /** The address is not known here: this also runs for one that is not shown yet. */
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error, at: null } }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, { fault }: BoundaryState) {
    const isOfOther = fault !== null && fault.at !== null && fault.at !== place
    return isOfOther ? { fault: null } : null
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ViewNotLoaded) error.forget()
    this.setState({ fault: { error, at: this.props.place } })
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === null) return this.props.children
    return <ViewFault error={fault.error} onRetry={this.#retry} />
  }

  // A transition: the view suspends while it loads, and the fault stays until then.
  readonly #retry = () => startTransition(() => this.setState({ fault: null }))
}
