/** Code that the empty view offers to check: old and new features, a guard and a fallback. */
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
