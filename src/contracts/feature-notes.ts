import * as v from 'valibot'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { vendors } from '#catalogue/features/opinions.ts'
import { flag, type Infer, tableOf, texts } from '#lib/schema.ts'

import { noteSchema } from './note.ts'

const notedVersions = v.object({ browser: v.picklist(coreBrowsers), versions: v.string() })

/** The versions of a browser that a note applies to: "26", "18.4–26.1". */
export type NotedVersions = Infer<typeof notedVersions>

const vendorPosition = v.object({
  vendor: v.picklist(vendors),
  /** The vendor's own word: "positive", "oppose"; empty without one. */
  position: v.string(),
  concerns: texts,
  url: v.string(),
})

/** A vendor's position on a proposal. */
export type VendorPosition = Infer<typeof vendorPosition>

const elsewhereBug = v.object({ browsers: v.array(v.picklist(coreBrowsers)), url: v.string() })

/** A bug of browsers that lack a feature. */
export type ElsewhereBug = Infer<typeof elsewhereBug>

const featureElsewhere = v.object({
  positions: v.optional(v.array(vendorPosition)),
  /** Bugs of the browsers that lack it, some of each. */
  bugs: v.optional(v.array(elsewhereBug)),
  /** Votes of developers, and the address for another. */
  votes: v.optional(v.object({ count: v.number(), url: v.string() })),
  /** The years in which vendors agreed to work on it, each once. */
  interop: v.optional(v.array(v.object({ year: v.number(), url: v.string() }))),
  /** IDs of entries of the Chrome Platform Status, some of them. */
  chromeStatus: v.optional(v.array(v.number())),
  /** The share of page loads in Chrome that use it, 0 to 1. */
  pageLoads: v.optional(v.object({ share: v.number(), url: v.string() })),
  /** The address of the results of its tests. */
  tests: v.optional(v.string()),
})

/** What other projects have about a feature. What they lack is absent. */
export type FeatureElsewhere = Infer<typeof featureElsewhere>

const notedParts = v.object({
  browsers: v.array(v.picklist(coreBrowsers)),
  /** Keys of the parts, three at most. */
  keys: texts,
  count: v.number(),
})

/** The parts of a feature that a note or bug is about. */
export type NotedParts = Infer<typeof notedParts>

const featureNotes = v.object({
  /** The caniuse features that the issues and remarks describe. */
  caniuse: v.exactOptional(v.array(v.object({ id: v.string(), title: v.string() }))),
  issues: v.exactOptional(v.array(noteSchema)),
  /** Notes by caniuse; `where` is empty if a note is about the whole feature. */
  remarks: v.exactOptional(
    v.array(
      v.object({
        note: noteSchema,
        where: v.array(notedVersions),
        /** The note applies to no current version. */
        past: v.exactOptional(flag),
      }),
    ),
  ),
  /** Notes by the compat data on the newest support of parts, most parts first; 20 at most. */
  parts: v.exactOptional(v.array(v.object({ note: noteSchema, ...notedParts.entries }))),
  partsTotal: v.exactOptional(v.number()),
  /** Implementation bugs of parts that browsers lack; https only. */
  tracked: v.exactOptional(v.array(v.object({ url: v.string(), ...notedParts.entries }))),
})

export type FeatureNotes = Infer<typeof featureNotes>

const notedFeature = v.object({
  ...featureNotes.entries,
  elsewhere: v.exactOptional(featureElsewhere),
})

/** What a page shows about a feature besides its record. */
export type NotedFeature = Infer<typeof notedFeature>

/** One of the buckets of notes: feature ID → notes, if it has some. */
export const notesBucketSchema = tableOf(notedFeature)

export type NotesBucket = Infer<typeof notesBucketSchema>
