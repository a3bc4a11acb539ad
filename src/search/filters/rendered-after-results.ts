import type { Connector, WidgetDescription } from 'instantsearch.js'

const waiting = new Set<() => void>()

export function renderWaitingWidgets(): void {
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) task()
}

/**
 * Returns a connector whose widget renders the first answer at once, and later ones with
 * `renderWaitingWidgets`. It skips answers that are superseded before then, and changes of the
 * library's status alone.
 *
 * The widget does not compute its part of the library's render state, because the page does not
 * read it.
 */
export function renderedAfterResults<
  Description extends WidgetDescription,
  Parameters extends Record<string, unknown>,
>(connector: Connector<Description, Parameters>): Connector<Description, Parameters> {
  return (renderParts, unmount) => {
    const createWidget = connector(renderParts, unmount)
    return (parameters) => {
      const widget = createWidget(parameters)
      let results: unknown
      let task: (() => void) | undefined
      const cancel = () => task && waiting.delete(task)
      return {
        ...widget,
        getRenderState: (renderState) => renderState,
        render(options) {
          if (options.results === results) return
          cancel()
          task = () => widget.render?.(options)
          if (results === undefined) task()
          else waiting.add(task)
          results = options.results
        },
        dispose(options) {
          cancel()
          return widget.dispose?.(options)
        },
      }
    }
  }
}
