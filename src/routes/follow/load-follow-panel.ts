/** Few open the panel, so its code loads then. */
export async function loadFollowPanel() {
  return (await import('./follow-panel.tsx')).FollowPanel
}
