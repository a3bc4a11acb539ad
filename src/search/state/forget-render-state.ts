import type { Middleware } from 'instantsearch.js'

/**
 * Empties what the library remembers of a rendering once it is done. The functions that a widget hands out hold the
 * state before theirs (`searchForItems` of a facet does), which holds the functions before, and so every answer of a
 * visit stayed in memory. Nothing of the page and none of its widgets reads that state: each gets its own.
 */
export const forgetRenderState: Middleware = ({ instantSearchInstance }) => {
  const forget = () => {
    instantSearchInstance.renderState = {}
  }
  return {
    subscribe: () => instantSearchInstance.addListener('render', forget),
    unsubscribe: () => instantSearchInstance.removeListener('render', forget),
  }
}
