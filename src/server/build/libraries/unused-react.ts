const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** A part of React's renderer. */
export type UnusedPart = {
  /** What the page would have to use for it to run. */
  readonly feature: string
  /** The functions that only this runs. */
  readonly functions: readonly string[]
}

/** The file of the renderer, and the version whose functions are named below. */
export const reactRenderer = {
  file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  version: '19.3.1',
}

/**
 * Functions of React's renderer that run only for features that the page does not use: 43 of its 203 kB, 13 kB after gzip. A
 * build cannot see that, because React asks at run time what a component or an element is. What decides that one of these
 * features is in use stays, so a component that uses it fails with an error that says why.
 */
export const unusedReact: readonly UnusedPart[] = [
  {
    feature: 'ViewTransition',
    functions: words(`
      applyViewTransitionName applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
      commitAfterMutationEffectsOnFiber commitAppearingPairViewTransitions commitDeletedPairViewTransitions
      commitEnterViewTransitions createMeasurement createViewTransitionInstance forceLayout getViewTransitionClassName
      getViewTransitionName measureClonedInstance measureInstance measureNestedViewTransitions
      measureViewTransitionHostInstancesRecursive queueTransitionTypes recursivelyTraverseAfterMutationEffects
      reportViewTransitionError restoreViewTransitionName restoreViewTransitionOnHostInstances scheduleViewTransitionEvent
      startViewTransition ViewTransitionPseudoElement waitForImageToLoad
    `),
  },
  {
    feature: 'refs of fragments',
    functions: words(`
      addEventListenerToChild addFragmentHandleToFiber addFragmentHandleToInstance blurActiveElementWithinFragment
      collectChildren collectClientRects commitNewChildToFragmentInstance deleteChildFromFragmentInstance
      fiberIsPortaledIntoHost findFragmentInstanceOrTextInstanceSiblings FragmentInstance getAttachOptions
      getFragmentInstanceOrTextInstanceSiblings getFragmentParentInstanceOrContainerFiber getParentForFragmentAncestors
      indexOfEventListener isFiberFollowingCheck isFiberPrecedingCheck normalizeListenerOptions observeChild
      removeEventListenerFromChild schedulePendingIntersectionUnobserve scrollTextNodeIntoView setFocusIfFocusable
      setFocusOnFiberIfFocusable traverseVisibleInstancesAndTextInstances unobserveChild validateDocumentPositionWithFiberTree
    `),
  },
  {
    feature: 'hydrateRoot',
    functions: words(`
      accumulateOrCreateContinuousQueuedReplayableEvent attemptExplicitHydrationTarget attemptReplayContinuousQueuedEvent
      canHydrateHydrationBoundary canHydrateInstance canHydrateTextInstance checkForUnmatchedText clearHydrationBoundary
      commitActivityHydrationCallbacks createFiberFromDehydratedFragment getBumpedLaneForHydration
      getBumpedLaneForHydrationByLane getNextHydratable getNextHydratableInstanceAfterHydrationBoundary
      hideOrUnhideDehydratedBoundary isSuspenseInstanceFallback isSuspenseInstancePending mountHostRootWithoutHydrating
      normalizeMarkupForTextOrAttribute popToNextHostParent prepareToHydrateHostInstance queueHydrationError
      queueIfContinuousEvent registerSuspenseInstanceRetry replayUnblockedEvents restoreSuspendedTreeContext
      retryActivityComponentWithoutHydrating retryDehydratedSuspenseBoundary retryIfBlockedOn
      retrySuspenseComponentWithoutHydrating scheduleCallbackIfUnblocked scheduleReplayQueueIfNeeded throwOnHydrationMismatch
      updateDehydratedSuspenseComponent
    `),
  },
  {
    feature: 'elements of the head',
    functions: words(`
      acquireResource adoptPreloadPropsForScript adoptPreloadPropsForStylesheet clearSingletonPreambleContribution
      commitHostSingletonAcquisition createHoistableInstance estimateBandwidth getHydratableHoistableCache getResource
      getScriptKey getScriptSelectorFromKey getStyleKey getStylesheetSelectorFromKey insertStylesheet
      insertStylesheetIntoRoot insertSuspendedStylesheets isLikelyStaticResource mountHoistable
      preloadResourceAndSuspendIfNeeded preloadStylesheet releaseSingletonInstance resolveSingletonInstance
      stylesheetPropsFromRawProps suspendResource
    `),
  },
  {
    feature: 'resource hints',
    functions: words(`
      preconnect preconnectAs prefetchDNS preinitModuleScript preinitScript preinitStyle preload preloadModule
    `),
  },
  {
    feature: 'Activity or SuspenseList',
    functions: words(`
      cutOffTailIfNeeded findLastContentRow initSuspenseListRenderState mountActivityChildren reverseChildren
      updateActivityComponent updateSuspenseListComponent
    `),
  },
  {
    // With `useActionState`, `useOptimistic` and a function as the action of a form; and caches that are refreshed.
    feature: 'actions',
    functions: words(`
      actionStateActionEffect actionStateReducer dispatchActionState handleActionReturnValue mountActionState
      notifyActionListeners onActionError onActionSuccess refreshCache requestFormReset$1 rerenderActionState
      runActionStateAction updateActionState updateActionStateImpl updateOptimisticImpl updateRefresh
    `),
  },
]
