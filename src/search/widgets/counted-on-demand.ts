import type { Connector, WidgetDescription } from 'instantsearch.js'
import { connectHierarchicalMenu, connectRefinementList } from 'instantsearch.js/es/connectors'
import type { HierarchicalMenuConnectorParams } from 'instantsearch.js/es/connectors/hierarchical-menu/connectHierarchicalMenu'
import type { RefinementListConnectorParams } from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList'

type DemandProps = {
  /** Whether the values are shown, or were shown before. */
  readonly isOpen: boolean
}

/**
 * Returns a connector for a facet whose values are counted once they are shown or one is refined,
 * and from then on. Each counted facet makes every answer longer, and costs the provider and the
 * library time for each key press.
 *
 * @param nameOf the library's name of the facet in its state
 */
function countedOnDemand<
  Description extends WidgetDescription,
  Props extends Record<string, unknown>,
>(
  connector: Connector<Description, Props>,
  nameOf: (props: Props) => string | undefined,
): Connector<Description, Props & DemandProps> {
  return (render, unmount) => {
    const createWidget = connector(render, unmount)
    return (props) => {
      const widget = createWidget(props)
      const name = nameOf(props) ?? ''
      let isCounted = props.isOpen
      return {
        ...widget,
        // The library keeps what a widget with this method renders for other widgets. What a facet
        // renders refers to what all widgets rendered before, and so nothing would ever be freed.
        getRenderState: undefined,
        getWidgetSearchParameters(parameters, options) {
          const { refinementList = {}, hierarchicalMenu = {} } = options.uiState
          isCounted ||= name in refinementList || name in hierarchicalMenu
          return isCounted && widget.getWidgetSearchParameters
            ? widget.getWidgetSearchParameters(parameters, options)
            : parameters
        },
      }
    }
  }
}

export const connectFacet = countedOnDemand(
  connectRefinementList,
  ({ attribute }: RefinementListConnectorParams) => attribute,
)

export const connectTree = countedOnDemand(
  connectHierarchicalMenu,
  ({ attributes }: HierarchicalMenuConnectorParams) => attributes[0],
)
