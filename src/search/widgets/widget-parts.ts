import type { Connector, WidgetDescription } from 'instantsearch.js'

import { afterPaint } from './after-paint.ts'

/**
 * A widget whose part in the render state of the library nobody reads: it is not computed. Each hook gets what its widget renders.
 */
export const withoutRenderState = { getRenderState: <State>(renderState: State) => renderState }

/**
 * The same connector, whose widget is rendered with its first answer at once, and with each later one when the next frame is
 * painted: the results come first. Of answers that come sooner than frames it is rendered with the last.
 */
export function renderedAfterPaint<
  Description extends WidgetDescription,
  Parameters extends Record<string, unknown>,
>(connector: Connector<Description, Parameters>): Connector<Description, Parameters> {
  return (renderParts, unmount) => {
    const createWidget = connector(renderParts, unmount)
    return (parameters) => {
      const widget = createWidget(parameters)
      let isRendered = false
      let cancel: (() => void) | undefined
      return {
        ...widget,
        ...withoutRenderState,
        render(options) {
          cancel?.()
          const render = () => widget.render?.(options)
          if (isRendered) cancel = afterPaint(render)
          else render()
          isRendered = true
        },
        dispose(options) {
          cancel?.()
          return widget.dispose?.(options)
        },
      }
    }
  }
}
