/** What the empty view checks on request: old and new, a guard and a fallback. */
export const example = `.gallery {
  display: grid;
  grid-template-columns: subgrid;
  height: 100vh;
  height: 100dvh;

  &:has(img) {
    anchor-name: --gallery;
  }
}

@supports (animation-timeline: scroll()) {
  .gallery {
    animation-timeline: scroll();
  }
}
`
