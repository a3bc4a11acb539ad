import type { FeatureSource } from '#ingest/sources/web-features.ts'

/** A feature of web-features that no browser has. */
export const featureSource: FeatureSource = {
  kind: 'feature',
  name: 'X',
  description: '',
  description_html: '',
  spec: ['https://x.example/'],
  status: { baseline: false, support: {} },
}
