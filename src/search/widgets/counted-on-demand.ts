import type { Connector, WidgetDescription } from 'instantsearch.js'

/** The parameters of such a widget beside those of the library's. */
export type DemandParameters = {
  /** What the library calls the facet: its attribute, or the first one of a tree. */
  readonly name: string
  /** Whether its values are shown. */
  readonly isOpen: boolean
}

/**
 * Returns a connector for a facet whose values are counted once they are shown or one of them is in force, and from then on.
 * Each facet that is counted makes every answer longer, and takes time of the provider and the library for each key.
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
