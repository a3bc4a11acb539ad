import type { Connector, WidgetDescription } from 'instantsearch.js'

export type DemandParameters = {
  /** The library's name of the facet: its attribute, or the first one of a tree. */
  readonly name: string
  readonly isOpen: boolean
}

/**
 * Returns a connector for a facet whose values are counted once they are shown or one is refined,
 * and from then on. Each counted facet makes every answer longer, and costs the provider and the
 * library time for each key press.
 */
export function countedOnDemand<
  Description extends WidgetDescription,
  Parameters extends Record<string, unknown>,
>(
  connector: Connector<Description, Parameters>,
): Connector<Description, Parameters & DemandParameters> {
  return (renderParts, unmount) => {
    const createWidget = connector(renderParts, unmount)
    return (parameters) => {
      const { name, isOpen } = parameters
      const widget = createWidget(parameters)
      let isCounted = isOpen
      return {
        ...widget,
        getWidgetSearchParameters(searchParameters, options) {
          const { refinementList = {}, hierarchicalMenu = {} } = options.uiState
          isCounted ||= name in refinementList || name in hierarchicalMenu
          return isCounted && widget.getWidgetSearchParameters
            ? widget.getWidgetSearchParameters(searchParameters, options)
            : searchParameters
        },
      }
    }
  }
}
